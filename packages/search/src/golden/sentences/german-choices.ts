import type { LocalSentenceQuery } from './sentence-query.ts';

/** Sentences in German about what travellers wish for, at what price, when, how long and with whom. Only tests and benchmarks read them. */
export const GERMAN_CHOICES: readonly LocalSentenceQuery[] = [
  {
    query: 'Wo kann man in Hamburg Franzbrötchen backen lernen?',
    kind: 'wish',
    meets: ['bake-franzbroetchen-in-ottensen'],
  },
  {
    query: 'Ich suche einen Kochkurs in Neapel, am liebsten Pizza',
    kind: 'wish',
    meets: ['pizza-lesson-in-the-sanita'],
  },
  { query: 'Wir würden in Wien so gern Walzer lernen', kind: 'wish', meets: ['learn-to-waltz-to-the-left'] },
  {
    query: 'gibts in München eine Floßfahrt mit Blaskapelle',
    kind: 'wish',
    meets: ['isar-raft-with-brass-band'],
  },
  {
    query: 'Bitte eine Führung durch die Speicherstadt in Hamburg',
    kind: 'wish',
    meets: ['speicherstadt-and-kontorhaus-walk'],
  },
  {
    query: 'Einmal im Leben selbst einen Hundeschlitten lenken, in Tromsö',
    kind: 'wish',
    meets: ['drive-your-own-husky-team-on-kvaloya'],
  },
  {
    query: 'Eintrittskarten für die Sagrada Familia in Barcelona',
    kind: 'wish',
    meets: ['sagrada-familia-timed-ticket'],
    misses: ['from-the-ship-gaudi-in-four-and-a-half-hours'],
  },
  {
    query: 'Sauna in Helsinki und danach in die Ostsee springen',
    kind: 'wish',
    meets: ['wood-fired-sauna-and-a-dip-in-the-baltic'],
  },
  {
    query: 'Ich möchte vor Madeira unbedingt Wale und Delfine sehen',
    kind: 'wish',
    meets: ['whales-and-dolphins-with-a-lookout-on-the-cliff'],
  },
  {
    query: 'wo kann ich in Istambul in ein Hamam gehen',
    kind: 'wish',
    slip: true,
    meets: ['neighbourhood-hammam-explained-from-the-door'],
  },
  {
    query: 'eine Weinprobe auf Santorini bite',
    kind: 'wish',
    slip: true,
    meets: ['three-cellars-and-the-basket-vines'],
    misses: ['akrotiri-and-pyrgos-from-the-cable-car'],
  },
  {
    query: 'Gleitschirm im Tandem fliegen in Zermatt',
    kind: 'wish',
    meets: ['tandem-paragliding-opposite-the-matterhorn'],
  },
  {
    query: 'Wir wollen von München aus nach Neuschwanstein',
    kind: 'wish',
    meets: ['neuschwanstein-by-train-and-on-foot'],
  },
  { query: 'Karten fürs Miniaturwunderland', kind: 'wish', meets: ['miniatur-wunderland-timed-ticket'] },
  { query: 'In Rom mal Opernarien hören', kind: 'wish', meets: ['opera-arias-st-pauls-within-the-walls'] },
  {
    query: 'Keukenhoff und Tulpen ab Amsterdam',
    kind: 'wish',
    slip: true,
    meets: ['keukenhof-in-tulip-time-from-the-cruise-terminal'],
  },
  {
    query: 'Islandpferde reiten in der nähe von Reikjavik',
    kind: 'wish',
    slip: true,
    meets: ['tolt-through-the-lava-on-icelandic-horses'],
  },
  {
    query: 'Hätten Sie etwas mit Marzipan in Tallinn?',
    kind: 'wish',
    meets: ['marzipan-painting-with-grandmother'],
  },
  {
    query: 'Taxi oder Wagen vom Flughafen BER zu unserer Wohnung',
    kind: 'wish',
    meets: ['ber-airport-to-your-address'],
  },
  {
    query: 'Ich würde in Kopenhagen gerne Jazz hören',
    kind: 'wish',
    meets: ['cellar-jazz-evening-on-the-trail-of-dexter-gordon'],
  },
  {
    query: 'Stadtführung in Prag bis 40 Euro',
    kind: 'price',
    meets: ['charles-bridge-while-the-lamps-are-lit'],
    misses: ['lunch-in-zizkov-as-the-builders-eat-it', 'cubist-prague-in-private'],
  },
  { query: 'Kochkurs in Bangkok unter 70 Euro', kind: 'price', meets: ['thai-cooking-in-kudi-chin'] },
  {
    query: 'Kajakfahren im Mittelmeer bei Malaga, höchstens 45 Euro',
    kind: 'price',
    meets: ['kayak-under-the-cliffs-of-maro'],
  },
  {
    query: 'Bootsfahrt in Kopenhagen, bis 35 Euro pro Person',
    kind: 'price',
    meets: ['low-bridges-canal-hour-in-a-wooden-boat'],
    misses: ['kayaks-with-lamps-through-the-evening-harbour'],
  },
  {
    query: 'Museum in München, soll nicht mehr als 20 Euro kosten',
    kind: 'price',
    meets: ['deutsches-museum-day-ticket'],
    misses: ['blue-rider-in-private-at-the-lenbachhaus'],
  },
  {
    query: 'ein Konzert in Venedig unter 50 Euro',
    kind: 'price',
    meets: ['baroque-concert-scuola-san-giovanni'],
  },
  {
    query: 'Weinverkostug in Porto für maximal 45 Euro',
    kind: 'price',
    slip: true,
    meets: ['five-ports-in-a-gaia-cellar'],
    misses: ['from-leixoes-porto-in-half-a-day'],
  },
  {
    query: 'Hafenrundfahrt am Abend in Hamburg, keine 40 Euro',
    kind: 'price',
    meets: ['evening-harbour-by-launch'],
  },
  {
    query: 'wir wollen in Malaga grillen oder kochen lernen und nicht über 50 Euro ausgeben',
    kind: 'price',
    meets: ['espetos-learn-to-skewer-sardines'],
  },
  {
    query: 'Was ist in Hamburg sonntags ganz früh los?',
    kind: 'daytime',
    meets: ['sunday-fish-market-at-dawn'],
  },
  {
    query: 'Abends in Venedig von Bar zu Bar ziehen und Kleinigkeiten essen',
    kind: 'daytime',
    meets: ['bacari-evening-rialto-cannaregio'],
  },
  {
    query: 'Rundgang durch Brügge früh am Morgen, bevor alle kommen',
    kind: 'daytime',
    meets: ['bruges-before-eight-o-clock'],
  },
  {
    query: 'Paddeln in Berlin nach Feierabend',
    kind: 'daytime',
    meets: ['kayaking-the-landwehr-canal-at-the-end-of-the-day'],
  },
  {
    query: 'Flamenco in Madrid um halb zehn abends',
    kind: 'daytime',
    meets: ['flamenco-in-the-coal-cellar'],
  },
  {
    query: 'Mit Laterne durch die Altstadt von Tallinn, wenn es dunkel ist',
    kind: 'daytime',
    meets: ['old-town-after-dark-with-lantern'],
  },
  {
    query: 'abends eine Geisterführung in Reykjavik',
    kind: 'daytime',
    meets: ['hidden-people-and-ghosts-walk'],
  },
  {
    query: 'Samstagnachmittag in Wien durch die Weinberge laufen',
    kind: 'daytime',
    meets: ['vineyard-walk-on-the-nussberg'],
  },
  { query: 'Sonnenuntergang am Kap Sounion', kind: 'daytime', meets: ['cape-sounion-for-the-sunset'] },
  {
    query: 'Sonntags vormitags Flohmarkt in Madrid mit jemandem, der sich auskennt',
    kind: 'daytime',
    slip: true,
    meets: ['sunday-rastro-and-vermouth'],
  },
  {
    query: 'Wir haben nur zwei Stunden in Oslo und wollen zu Fuß etwas sehen',
    kind: 'duration',
    meets: ['opera-roof-and-akershus-on-foot'],
  },
  {
    query: 'Halbtagesausflug von Florenz ins Chianti',
    kind: 'duration',
    meets: ['chianti-classico-half-day-greve'],
  },
  {
    query: 'ein ganzer Tag am Kap der Guten Hoffnung mit Pinguinen, ab Kapstadt',
    kind: 'duration',
    meets: ['peninsula-day-penguins-and-cape-point'],
  },
  {
    query: 'kurze Rundfahrt auf dem Geirangerfjord, so anderthalb Stunden',
    kind: 'duration',
    meets: ['ninety-minutes-on-the-geirangerfjord'],
  },
  {
    query: 'Fjordfahrt in Stavanger, aber nicht länger als drei Stunden',
    kind: 'duration',
    meets: ['lysefjord-boat-to-the-pulpit-rock-from-the-ship'],
  },
  {
    query: 'Tagesausflug ab Sevillia in die Natur, gern mit Vögeln',
    kind: 'duration',
    slip: true,
    meets: ['donana-from-el-rocio-by-jeep'],
  },
  { query: 'Mit dem Zug einen Tag nach Toledo', kind: 'duration', meets: ['toledo-by-fast-train'] },
  {
    query: 'Mit unseren Kindern (5 und 9) ans Wasser in Dubrovnik',
    kind: 'party',
    meets: ['lokrum-for-families-peacocks-and-salt-lake'],
    misses: ['sea-kayak-lokrum-betina-cave'],
  },
  {
    query: 'Was können wir in Tokio mit unserer siebenjährigen Tocher basteln',
    kind: 'party',
    slip: true,
    meets: ['kappabashi-food-sample-workshop'],
  },
  {
    query: 'Wir sind zu zehnt und möchten in Kopenhagen Smörrebröd machen',
    kind: 'party',
    meets: ['smorrebrod-workshop-in-the-meatpacking-district'],
  },
  {
    query: 'zum Hochzeitstag zu zweit in Vendig auf dem Wasser',
    kind: 'party',
    slip: true,
    meets: ['gondola-small-canals-la-fenice'],
    misses: ['venetian-rowing-lesson-cannaregio'],
  },
  { query: 'Familie mit Baby sucht Bootstour in Bergen', kind: 'party', meets: ['fjord-boat-to-mostraumen'] },
  {
    query: 'Oma, Opa, zwei Enkel ab vier: Schatzsuche in Florenz',
    kind: 'party',
    meets: ['florence-beasts-family-hunt'],
  },
  {
    query: 'Cargobike mit kleinen Kindern in Berlin',
    kind: 'party',
    meets: ['tempelhof-field-by-cargo-bike-for-families'],
  },
  {
    query: 'Für ein Paar, nur wir zwei: Gitarre auf einer Dachterrasse in Sevilla',
    kind: 'party',
    meets: ['a-guitarist-on-your-roof'],
  },
  {
    query: 'Mein Enkel ist 6 und liebt U-Boote, wir sind in Mailand',
    kind: 'party',
    meets: ['submarine-toti-science-museum-families'],
  },
];
