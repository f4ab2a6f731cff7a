import type { WaiverTexts } from './waiver-texts.ts';

export const waiversDe: WaiverTexts = {
  headings: {
    risks: 'Was passieren kann',
    duties: 'Was ich bestätige und zusage',
    accepted: 'Welche Risiken ich selbst trage',
    unaffected: 'Was unberührt bleibt',
  },
  shared: {
    duties: [
      'Vor Beginn informiere ich die Begleitung über alles, was für meine Sicherheit wichtig ist: Krankheiten, Verletzungen, eine Schwangerschaft, Medikamente.',
      'Ich nehme nicht unter dem Einfluss von Alkohol oder Drogen teil.',
      'Ich folge den Anweisungen der Begleitung. Sie darf mich von der Teilnahme ausschließen, umkehren oder absagen, wenn die Sicherheit es verlangt.',
    ],
    accepted: [
      'Ich nehme freiwillig teil und hatte Zeit, diese Erklärung zu lesen und Fragen zu stellen.',
      'Ich weiß, dass Sorgfalt diese Gefahren verringert, aber nie ganz beseitigt. Das Risiko, das trotz der Sorgfalt des Anbieters bleibt, trage ich selbst.',
      'Für Schäden, die ich vorsätzlich oder grob fahrlässig verursache, komme ich auf.',
      'Ich kläre selbst, ob meine Versicherung Unfälle und Rettung bei einer solchen Unternehmung abdeckt.',
    ],
    unaffected: [
      'Der Anbieter bleibt für alles verantwortlich, wofür er nach dem Gesetz haftet: vor allem für Schäden an Leben, Körper oder Gesundheit, die er verschuldet, und für alles, was vorsätzlich oder grob fahrlässig geschieht.',
      'Rechte, die mir das Gesetz gibt und auf die man nicht verzichten kann, behalte ich in jedem Fall.',
      'Wer für eine Person unter 18 Jahren unterschreibt, ist sorgeberechtigt und hat ihr diese Erklärung erläutert.',
    ],
  },
  kinds: {
    water: {
      title: 'Haftungserklärung für Aktivitäten auf dem Wasser',
      risks: [
        'Boote und Bretter können kentern. Ich kann weit vom Ufer in kaltes Wasser fallen.',
        'Wind, Wellen, Strömung und der Bootsverkehr können sich innerhalb von Minuten ändern.',
        'An Paddeln, Seilen, Felsen und am Boot selbst kann man sich verletzen; auch Sonne, Kälte und Erschöpfung können schaden.',
        'Im schlimmsten Fall kann jemand ertrinken.',
      ],
      duties: [
        'Ich kann im tiefen Wasser ohne Hilfe fünfzig Meter schwimmen.',
        'Die Schwimmweste oder Auftriebshilfe trage ich geschlossen, solange wir auf dem Wasser sind.',
        'Ich bleibe bei der Gruppe und stehe auf, springe oder schwimme nur auf Anweisung der Begleitung.',
      ],
    },
    diving: {
      title: 'Haftungserklärung für Tauchen und Schnorcheln',
      risks: [
        'Druck kann Ohren, Nebenhöhlen und Lunge verletzen; wer zu schnell auftaucht, kann bleibende Schäden davontragen.',
        'Strömung, Kälte, schlechte Sicht, Boote und Tiere können Schwimmenden und Tauchenden gefährlich werden.',
        'Ausrüstung kann versagen, und die Luft kann knapp werden.',
        'Im schlimmsten Fall kann jemand ertrinken oder an einer unerkannten Krankheit sterben.',
      ],
      duties: [
        'Ich kann zweihundert Meter schwimmen und fühle mich im offenen Wasser sicher.',
        'Ich habe keine Erkrankung des Herzens, der Lunge oder der Ohren, die das Tauchen ausschließt, bin am Tag des Tauchgangs nicht erkältet und fliege nach einem Tauchgang mit Flasche achtzehn Stunden lang nicht.',
        'Wo ein Tauchschein verlangt wird, ist meiner gültig, und ich bringe ihn mit.',
        'Ich bleibe bei meiner Partnerin oder meinem Partner und berühre weder Tiere noch das Riff.',
      ],
    },
    height: {
      title: 'Haftungserklärung für Aktivitäten in der Höhe',
      risks: [
        'In der Luft und in der Höhe kann ein Sturz tödlich sein.',
        'Wind und Wetter können schnell umschlagen; Start und Landung können hart sein, und wir landen vielleicht anderswo als geplant.',
        'Gurt, Seil und Korb können drücken; bei der Landung sind Verstauchungen und Knochenbrüche möglich.',
        'In der Höhe können Schwindel, Übelkeit oder Angst auftreten, und nicht immer lässt sich das Erlebnis abbrechen.',
      ],
      duties: [
        'Ich halte die Grenzen für Gewicht, Größe und Alter ein. Wo nach meinem Gewicht gefragt wurde, habe ich wahrheitsgemäß geantwortet.',
        'In den letzten Monaten hatte ich keine Operation und keinen Knochenbruch, dem eine harte Landung schaden könnte.',
        'Gurt und Helm trage ich so, wie sie mir angelegt wurden, öffne nichts selbst und habe nichts Loses bei mir, das herunterfallen könnte.',
      ],
    },
    riding: {
      title: 'Haftungserklärung für Ausritte',
      risks: [
        'Auch ruhige Tiere können scheuen, durchgehen, treten oder beißen.',
        'Ich kann stürzen, und andere können in mich hineinreiten.',
        'Verkehr, Äste, Sand, Steine und Gefälle gehören zum Weg.',
        'Bei einem Sturz können Knochen brechen; im schlimmsten Fall werden Kopf oder Wirbelsäule verletzt, oder jemand stirbt.',
      ],
      duties: [
        'Wo nach Gewicht, Größe oder Erfahrung gefragt wurde, habe ich wahrheitsgemäß geantwortet.',
        'Wo es einen Helm gibt, trage ich ihn, und meine Schuhe sind geschlossen.',
        'Ich halte Abstand und überhole die Begleitung nicht.',
      ],
    },
    cycling: {
      title: 'Haftungserklärung für Radtouren',
      risks: [
        'Fahrräder können wegrutschen; Bremsen, Ketten und Reifen können versagen.',
        'Ich kann stürzen, und andere können in mich hineinfahren.',
        'Verkehr, Schlaglöcher, Straßenbahnschienen, Sand, Äste und nasse Steine gehören zum Weg.',
        'Bei einem Sturz können Knochen brechen; im schlimmsten Fall werden Kopf oder Wirbelsäule verletzt, oder jemand stirbt.',
      ],
      duties: [
        'Ich fahre so sicher Rad, dass ich die Strecke aus der Beschreibung bewältige.',
        'Wo es einen Helm gibt, trage ich ihn; meine Schuhe sind geschlossen, und vor dem Start prüfe ich die Bremsen.',
        'Ich halte Abstand, halte mich an die Verkehrsregeln und überhole die Begleitung nicht.',
      ],
    },
    motorcycle: {
      title: 'Haftungserklärung für Fahrten mit Motorrad und Beiwagen',
      risks: [
        'Ein Motorrad mit Beiwagen schützt weniger als ein Auto.',
        'Andere Fahrzeuge, Tiere auf der Straße, Schlaglöcher, Sand und Schotter können zu einem Unfall führen.',
        'Steine, Staub und Fahrtwind können die Augen verletzen, und der Auspuff ist heiß.',
        'Im schlimmsten Fall kann ein Unfall tödlich sein.',
      ],
      duties: [
        'Den Helm, den ich bekomme, trage ich während der ganzen Fahrt geschlossen, und die Brille behalte ich auf.',
        'Arme und Beine bleiben im Beiwagen oder am Sitz, und ich halte mich fest.',
        'Ich steige nur ein und aus, wenn die Fahrerin oder der Fahrer es sagt.',
      ],
    },
    snow: {
      title: 'Haftungserklärung für Aktivitäten im Schnee',
      risks: [
        'Auf Schnee und Eis kann ich ausrutschen, stürzen oder mit Menschen, Bäumen oder Schlitten zusammenstoßen.',
        'Schlittenhunde sind stark und ziehen ruckartig an; ein Schlitten kann kippen.',
        'Kälte und Wind können zu Erfrierungen führen, und das Wetter kann innerhalb von Minuten umschlagen.',
        'Im schlimmsten Fall kann ein Sturz, ein Zusammenstoß oder eine Lawine tödlich sein.',
      ],
      duties: [
        'Ich bin fit genug für das, was in der Beschreibung steht, und habe auf Fragen nach meiner Erfahrung wahrheitsgemäß geantwortet.',
        'Kleidung und Ausrüstung trage ich so, wie es mir gezeigt wurde.',
        'Ich bleibe in der Spur der Begleitung, halte Abstand und lasse den Schlitten erst los, wenn er steht.',
      ],
    },
    hiking: {
      title: 'Haftungserklärung für Wanderungen',
      risks: [
        'Auf steilen oder schmalen Wegen kann ich ausrutschen, stürzen oder von Steinen getroffen werden.',
        'Wege, Felsen und Stufen können lose, nass oder vereist sein, und manche führen am Abgrund entlang.',
        'Das Wetter kann innerhalb von Minuten umschlagen; Kälte, Hitze oder Erschöpfung können gefährlich werden.',
        'Bis Hilfe kommt, können Stunden vergehen, und nicht überall gibt es Empfang.',
      ],
      duties: [
        'Ich bin fit genug für die Strecke und die Höhe, die in der Beschreibung stehen.',
        'Ich bringe Kleidung und Schuhe von der Liste mit.',
        'Ich bleibe auf dem Weg der Begleitung und sage sofort Bescheid, wenn mir nicht wohl ist.',
      ],
    },
    expedition: {
      title: 'Haftungserklärung für Expeditionen',
      risks: [
        'Auf Gletschern, an Vulkanen und im Hochgebirge kann man ausrutschen, abstürzen oder von Steinen, Eis oder einer Lawine getroffen werden.',
        'Spalten, Dampf, Gase, Hitze und dünne Luft sind nicht immer zu erkennen.',
        'Das Wetter kann innerhalb von Minuten umschlagen; Kälte, Hitze oder Erschöpfung können gefährlich werden.',
        'Bis Hilfe kommt, können Stunden vergehen, und nicht überall gibt es Empfang.',
      ],
      duties: [
        'Ich bin fit genug für die Strecke und die Höhe, die in der Beschreibung stehen.',
        'Ich bringe Kleidung und Schuhe von der Liste mit und benutze die Ausrüstung so, wie es mir gezeigt wurde.',
        'Ich bleibe auf dem Weg der Begleitung und sage sofort Bescheid, wenn mir nicht wohl ist.',
      ],
    },
  },
};
