import type { WaiverTexts } from './words.ts';

export const waiversEn: WaiverTexts = {
  headings: {
    risks: 'What can happen',
    duties: 'What I confirm and promise',
    accepted: 'What I take upon myself',
    unaffected: 'What stays as it is',
  },
  shared: {
    duties: [
      'I tell the guide before we start of anything about my health that matters: an illness, an injury, a pregnancy, medicines.',
      'I do not come along under the influence of alcohol or drugs.',
      'I follow what the guide says. The guide may leave me behind, turn round or call the trip off if it would not be safe.',
    ],
    accepted: [
      'I come along of my own free will and have had the time to read this and to ask.',
      'I know that care makes these dangers smaller and never makes them vanish. What remains of them although the operator takes care, I bear myself.',
      'I pay for what I damage on purpose or by gross carelessness.',
      'Whether my insurance covers accidents and rescue on a trip like this, I have to find out myself.',
    ],
    unaffected: [
      'This does not free the operator of what it owes me by law: above all not of harm to life, body or health that its own fault has caused, nor of harm done on purpose or by gross negligence.',
      'Rights that the law gives me and that nobody may take away stay mine, whatever is written here.',
      'Whoever signs for somebody under 18 is the parent or guardian and has explained all of this to the child.',
    ],
  },
  kinds: {
    water: {
      title: 'Before we go on the water',
      risks: [
        'Boats and boards can capsize. I may fall into cold water, far from the shore.',
        'Wind, waves, currents and other boats can change within minutes.',
        'Paddles, ropes, rocks and the boat itself can hurt; so can sun, cold and exhaustion.',
        'At worst somebody can drown.',
      ],
      duties: [
        'I can swim fifty metres in deep water without help.',
        'I wear the life jacket or float that I am given, closed, for as long as we are on the water.',
        'I stay with the group and do not stand up, jump or swim unless the guide says so.',
      ],
    },
    diving: {
      title: 'Before we go under water',
      risks: [
        'Pressure can hurt ears, sinuses and lungs; coming up too fast can do lasting harm.',
        'Currents, cold, poor sight, boats and animals can be dangerous to swimmers and divers.',
        'Equipment can fail, and breath can run short.',
        'At worst somebody can drown or die of an illness that nobody knew of.',
      ],
      duties: [
        'I can swim two hundred metres and am at ease in open water.',
        'I have no illness of heart, lungs or ears that forbids diving, no cold today, and do not fly within eighteen hours of a dive with a tank.',
        'Where the trip asks for a licence, mine is valid and I bring it.',
        'I stay with my partner and touch no animal and no reef.',
      ],
    },
    height: {
      title: 'Before we leave the ground',
      risks: [
        'In the air and at a height a fall can be fatal.',
        'Wind and weather can change quickly; starts and landings can be hard, and we may land elsewhere than planned.',
        'Harness, rope and basket can bruise; a landing can sprain or break.',
        'Height can make people dizzy, sick or afraid, and there is not always a way to stop half-way.',
      ],
      duties: [
        'I keep to the limits of weight, height and age of this trip. Where I was asked about my weight, I answered truthfully.',
        'I have had no operation or broken bone in the last months that a hard landing could harm.',
        'I wear the harness and helmet as they were fitted, open nothing myself, and carry nothing loose that could fall.',
      ],
    },
    riding: {
      title: 'Before we get into the saddle',
      risks: [
        'Animals can shy, bolt, kick or bite, however calm they are otherwise.',
        'I can fall, and other riders can ride into me.',
        'Traffic, branches, sand, stones and slopes are part of the way.',
        'A fall can break bones and, at worst, injure the head or spine or be fatal.',
      ],
      duties: [
        'Where I was asked about my weight, height or experience, I answered truthfully.',
        'I wear a helmet where one is provided, and closed shoes.',
        'I keep my distance and do not overtake the guide.',
      ],
    },
    cycling: {
      title: 'Before we get on the bike',
      risks: [
        'Bicycles can slip, and brakes, chains and tyres can fail.',
        'I can fall, and others can ride or drive into me.',
        'Traffic, potholes, tram rails, sand, branches and wet stones are part of the way.',
        'A fall can break bones and, at worst, injure the head or spine or be fatal.',
      ],
      duties: [
        'I can ride a bicycle safely over the distance that the description states.',
        'I wear a helmet where one is provided, and closed shoes, and I test the brakes before we start.',
        'I keep my distance, follow the rules of the road and do not overtake the guide.',
      ],
    },
    motorcycle: {
      title: 'Before we drive off',
      risks: [
        'A motorcycle with a sidecar offers less protection than a car.',
        'Other traffic, animals on the road, potholes, sand and gravel can cause an accident.',
        'Stones, dust and wind can hurt the eyes, and the exhaust is hot.',
        'At worst an accident can be fatal.',
      ],
      duties: [
        'I wear the helmet and the glasses that I am given, fastened, for the whole drive.',
        'I keep my arms and legs inside and hold on.',
        'I get on and off only when the driver says so.',
      ],
    },
    snow: {
      title: 'Before we go out on the snow',
      risks: [
        'On snow and ice I can slip, fall, or run into people, trees or sledges.',
        'Sledge dogs are strong and start with a jerk; a sledge can tip over.',
        'Cold and wind can cause frostbite, and the weather can change within minutes.',
        'At worst a fall, a collision or an avalanche can be fatal.',
      ],
      duties: [
        'I am fit enough for what the description states, and was truthful about my experience where I was asked.',
        'I wear the clothes and the equipment as I was shown.',
        'I stay on the trail of the guide, keep my distance and hold on to the sledge until it stands still.',
      ],
    },
    hiking: {
      title: 'Before we start walking',
      risks: [
        'On steep or narrow paths I can slip or fall, or be hit by falling stones.',
        'Paths, rocks and stairs can be loose, wet or icy, and some are beside a drop.',
        'The weather can turn within minutes, and cold, heat or exhaustion can become dangerous.',
        'Help can take hours to come, and there is not always a telephone signal.',
      ],
      duties: [
        'I am fit enough for the distance and the height that the description states.',
        'I bring the clothes and shoes on the list.',
        'I stay on the path of the guide, and say at once when I feel unwell.',
      ],
    },
    expedition: {
      title: 'Before we go out into the wild',
      risks: [
        'On glaciers, volcanoes and high mountains one can slip, fall, or be hit by stones, ice or an avalanche.',
        'Crevasses, steam, gases, heat and thin air cannot always be seen.',
        'The weather can turn within minutes, and cold, heat or exhaustion can become dangerous.',
        'Help can take hours to come, and there is not always a telephone signal.',
      ],
      duties: [
        'I am fit enough for the distance and the height that the description states.',
        'I bring the clothes and shoes on the list and use the equipment as I was shown.',
        'I stay on the way that the guide takes, and say at once when I feel unwell.',
      ],
    },
  },
};
