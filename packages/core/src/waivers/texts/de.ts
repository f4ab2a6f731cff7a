import type { WaiverTexts } from './words.ts';

export const waiversDe: WaiverTexts = {
  headings: {
    risks: 'Was passieren kann',
    duties: 'Was ich bestätige und verspreche',
    accepted: 'Was ich selbst trage',
    unaffected: 'Was davon unberührt bleibt',
  },
  shared: {
    duties: [
      'Vor dem Start sage ich der Begleitung alles, was an meiner Gesundheit wichtig ist: Krankheiten, Verletzungen, eine Schwangerschaft, Medikamente.',
      'Ich komme nicht unter dem Einfluss von Alkohol oder Drogen mit.',
      'Ich halte mich an das, was die Begleitung sagt. Sie darf mich zurücklassen, umkehren oder absagen, wenn es sonst nicht sicher wäre.',
    ],
    accepted: [
      'Ich komme aus freien Stücken mit und hatte Zeit, dies zu lesen und nachzufragen.',
      'Ich weiß, dass Sorgfalt diese Gefahren kleiner macht, aber nie ganz beseitigt. Was trotz der Sorgfalt des Veranstalters davon bleibt, trage ich selbst.',
      'Für Schäden, die ich vorsätzlich oder grob fahrlässig anrichte, komme ich auf.',
      'Ob meine Versicherung Unfälle und Rettung bei einer solchen Unternehmung deckt, muss ich selbst klären.',
    ],
    unaffected: [
      'Der Veranstalter bleibt für alles verantwortlich, wofür er nach dem Gesetz haftet: vor allem für Schäden an Leben, Körper oder Gesundheit, die er verschuldet, und für alles, was vorsätzlich oder grob fahrlässig geschieht.',
      'Rechte, die mir das Gesetz gibt und auf die niemand verzichten kann, behalte ich, was auch immer hier steht.',
      'Wer für eine Person unter 18 Jahren unterschreibt, ist sorgeberechtigt und hat ihr all das erklärt.',
    ],
  },
  kinds: {
    water: {
      title: 'Bevor wir aufs Wasser gehen',
      risks: [
        'Boote und Bretter können kentern. Ich kann weit vom Ufer in kaltes Wasser fallen.',
        'Wind, Wellen, Strömung und andere Boote können sich innerhalb von Minuten ändern.',
        'An Paddeln, Seilen, Felsen und am Boot selbst kann man sich verletzen; auch Sonne, Kälte und Erschöpfung können schaden.',
        'Im schlimmsten Fall kann jemand ertrinken.',
      ],
      duties: [
        'Ich kann im tiefen Wasser ohne Hilfe fünfzig Meter schwimmen.',
        'Die Schwimmweste oder Auftriebshilfe trage ich geschlossen, solange wir auf dem Wasser sind.',
        'Ich bleibe bei der Gruppe und stehe nicht auf, springe nicht und schwimme nicht, wenn die Begleitung es nicht sagt.',
      ],
    },
    diving: {
      title: 'Bevor wir unter Wasser gehen',
      risks: [
        'Druck kann Ohren, Nebenhöhlen und Lunge verletzen; wer zu schnell auftaucht, kann bleibende Schäden davontragen.',
        'Strömung, Kälte, schlechte Sicht, Boote und Tiere können Schwimmenden und Tauchenden gefährlich werden.',
        'Ausrüstung kann versagen, und die Luft kann knapp werden.',
        'Im schlimmsten Fall kann jemand ertrinken oder an einer Krankheit sterben, von der niemand wusste.',
      ],
      duties: [
        'Ich kann zweihundert Meter schwimmen und fühle mich im offenen Wasser sicher.',
        'Ich habe keine Krankheit von Herz, Lunge oder Ohren, die das Tauchen verbietet, bin heute nicht erkältet und fliege nach einem Tauchgang mit Flasche achtzehn Stunden lang nicht.',
        'Wo ein Tauchschein verlangt wird, ist meiner gültig, und ich bringe ihn mit.',
        'Ich bleibe bei meiner Partnerin oder meinem Partner und berühre weder Tiere noch das Riff.',
      ],
    },
    height: {
      title: 'Bevor wir vom Boden abheben',
      risks: [
        'In der Luft und in der Höhe kann ein Sturz tödlich sein.',
        'Wind und Wetter können schnell umschlagen; Start und Landung können hart sein, und wir landen vielleicht anderswo als geplant.',
        'Gurt, Seil und Korb können drücken; bei der Landung kann man sich etwas verstauchen oder brechen.',
        'In der Höhe kann einem schwindlig oder übel werden, oder man bekommt Angst, und nicht immer kann man unterwegs aufhören.',
      ],
      duties: [
        'Ich halte die Grenzen für Gewicht, Größe und Alter ein und habe mein Gewicht ehrlich angegeben.',
        'In den letzten Monaten hatte ich keine Operation und keinen Knochenbruch, dem eine harte Landung schaden könnte.',
        'Gurt und Helm trage ich so, wie sie mir angelegt wurden, öffne nichts selbst und habe nichts Loses bei mir, das herunterfallen könnte.',
      ],
    },
    riding: {
      title: 'Bevor wir in den Sattel steigen',
      risks: [
        'Auch ruhige Tiere können scheuen, durchgehen, treten oder beißen; Fahrräder können wegrutschen und Bremsen versagen.',
        'Ich kann stürzen, und andere können in mich hineinreiten oder -fahren.',
        'Verkehr, Schlaglöcher, Äste, Sand, Eis und nasse Steine gehören zum Weg.',
        'Bei einem Sturz können Knochen brechen; im schlimmsten Fall werden Kopf oder Wirbelsäule verletzt oder jemand stirbt.',
      ],
      duties: [
        'Ich habe ehrlich gesagt, wie gut ich reite oder fahre und wie viel ich wiege.',
        'Wo es einen Helm gibt, trage ich ihn, und meine Schuhe sind geschlossen.',
        'Ich halte Abstand, halte mich an die Verkehrsregeln und überhole die Begleitung nicht.',
      ],
    },
    expedition: {
      title: 'Bevor wir in die Wildnis aufbrechen',
      risks: [
        'An Bergen, auf Eis und Schnee und an Vulkanen kann man ausrutschen, abstürzen oder von Steinen, Eis oder einer Lawine getroffen werden.',
        'Spalten, Dampf, Gase, Hitze und dünne Luft sieht man nicht immer.',
        'Das Wetter kann innerhalb von Minuten umschlagen; Kälte, Hitze oder Erschöpfung können gefährlich werden.',
        'Bis Hilfe kommt, können Stunden vergehen, und nicht überall gibt es Empfang.',
      ],
      duties: [
        'Ich bin fit genug für die Strecke und die Höhe, die in der Beschreibung stehen.',
        'Ich bringe Kleidung und Schuhe von der Liste mit und benutze die Ausrüstung so, wie es mir gezeigt wurde.',
        'Ich bleibe auf dem Weg, den die Begleitung geht, und sage sofort, wenn mir nicht wohl ist.',
      ],
    },
  },
};
