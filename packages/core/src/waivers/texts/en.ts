import type { WaiverTexts } from './waiver-texts.ts';

export const waiversEn: WaiverTexts = {
  headings: {
    risks: 'Risks',
    duties: 'What I confirm and agree to',
    accepted: 'What I accept',
    unaffected: 'Rights that remain unaffected',
  },
  shared: {
    duties: [
      'Before we start, I tell the guide about anything in my health that matters: an illness, an injury, a pregnancy, medication.',
      'I do not take part under the influence of alcohol or drugs.',
      'I follow the guide’s instructions. The guide may exclude me, turn back or cancel the trip if it is not safe.',
    ],
    accepted: [
      'I take part of my own free will and have had time to read this and to ask questions.',
      'I know that care reduces these risks but never removes them. I accept the risks that remain although the supplier takes due care.',
      'I pay for any damage that I cause intentionally or by gross negligence.',
      'It is my responsibility to find out whether my insurance covers accidents and rescue on a trip like this.',
    ],
    unaffected: [
      'This waiver does not release the supplier from any liability that it has by law, in particular not for injury to life, body or health caused by its fault, nor for harm caused intentionally or by gross negligence.',
      'Rights that the law gives me and that cannot be waived remain mine, whatever is written here.',
      'A person who signs for a traveller under 18 is their parent or guardian and has explained all of this to them.',
    ],
  },
  kinds: {
    water: {
      title: 'Waiver for water activities',
      risks: [
        'Boats and boards can capsize. I may fall into cold water, far from the shore.',
        'Wind, waves, currents and other boats can change within minutes.',
        'Paddles, ropes, rocks and the boat itself can cause injury; so can sun, cold and exhaustion.',
        'In the worst case, a person can drown.',
      ],
      duties: [
        'I can swim fifty metres in deep water without help.',
        'I keep the life jacket or float that I am given fastened for as long as we are on the water.',
        'I stay with the group and do not stand up, jump or swim unless the guide says so.',
      ],
    },
    diving: {
      title: 'Waiver for diving and snorkelling',
      risks: [
        'Pressure can hurt ears, sinuses and lungs; coming up too fast can do lasting harm.',
        'Currents, cold, poor visibility, boats and animals can be dangerous to swimmers and divers.',
        'Equipment can fail, and a person can run short of breath or air.',
        'In the worst case, a person can drown, or die of an illness that was not known.',
      ],
      duties: [
        'I can swim two hundred metres and am at ease in open water.',
        'I have no illness of the heart, lungs or ears that rules out diving, and I do not dive with a cold. I do not fly within eighteen hours of a dive with a tank.',
        'If the trip requires a diving licence, mine is valid and I bring it.',
        'I stay with my diving partner and do not touch animals or the reef.',
      ],
    },
    height: {
      title: 'Waiver for activities at height',
      risks: [
        'In the air and at a height a fall can be fatal.',
        'Wind and weather can change quickly; take-offs and landings can be hard, and we may land elsewhere than planned.',
        'Harness, rope and basket can cause bruises; a landing can cause sprains or broken bones.',
        'Height can make people dizzy, sick or afraid, and it is not always possible to stop half-way.',
      ],
      duties: [
        'I keep to the limits of weight, height and age of this trip. If I was asked about my weight, I answered truthfully.',
        'I have had no operation or broken bone in recent months that a hard landing could make worse.',
        'I wear the harness and helmet as they were fitted, do not open them myself, and carry nothing loose that could fall.',
      ],
    },
    riding: {
      title: 'Waiver for riding',
      risks: [
        'Animals can shy, bolt, kick or bite, however calm they usually are.',
        'I can fall, and other riders can ride into me.',
        'There can be traffic, branches, sand, stones and slopes on the route.',
        'A fall can break bones and, in the worst case, injure the head or spine or be fatal.',
      ],
      duties: [
        'If I was asked about my weight, height or experience, I answered truthfully.',
        'I wear a helmet where one is provided, and closed shoes.',
        'I keep my distance and do not overtake the guide.',
      ],
    },
    cycling: {
      title: 'Waiver for cycling',
      risks: [
        'Bicycles can slip, and brakes, chains and tyres can fail.',
        'I can fall, and others can ride or drive into me.',
        'There can be traffic, potholes, tram rails, sand, branches and wet stones on the route.',
        'A fall can break bones and, in the worst case, injure the head or spine or be fatal.',
      ],
      duties: [
        'I can ride a bicycle safely over the distance that the description states.',
        'I wear a helmet where one is provided, and closed shoes, and I test the brakes before we start.',
        'I keep my distance, follow the rules of the road and do not overtake the guide.',
      ],
    },
    motorcycle: {
      title: 'Waiver for motorcycle and sidecar rides',
      risks: [
        'A motorcycle with a sidecar offers less protection than a car.',
        'Other traffic, animals on the road, potholes, sand and gravel can cause an accident.',
        'Stones, dust and wind can injure the eyes, and the exhaust is hot.',
        'In the worst case, an accident can be fatal.',
      ],
      duties: [
        'I keep the helmet and the goggles that I am given fastened for the whole ride.',
        'I keep my arms and legs inside and hold on.',
        'I get on and off only when the driver tells me to.',
      ],
    },
    snow: {
      title: 'Waiver for snow activities',
      risks: [
        'On snow and ice I can slip, fall, or run into people, trees or sledges.',
        'Sledge dogs are strong and start with a jerk; a sledge can tip over.',
        'Cold and wind can cause frostbite, and the weather can change within minutes.',
        'In the worst case, a fall, a collision or an avalanche can be fatal.',
      ],
      duties: [
        'I am fit enough for what the description states. If I was asked about my experience, I answered truthfully.',
        'I wear the clothes and use the equipment as I was shown.',
        'I stay on the guide’s trail, keep my distance and hold on to the sledge until it has stopped.',
      ],
    },
    hiking: {
      title: 'Waiver for hiking',
      risks: [
        'On steep or narrow paths I can slip or fall, or be hit by falling stones.',
        'Paths, rocks and stairs can be loose, wet or icy, and some run beside a drop.',
        'The weather can turn within minutes, and cold, heat or exhaustion can become dangerous.',
        'Help can take hours to come, and there is not always a phone signal.',
      ],
      duties: [
        'I am fit enough for the distance and the ascent that the description states.',
        'I bring the clothes and shoes on the list.',
        'I stay on the guide’s path and say at once if I feel unwell.',
      ],
    },
    expedition: {
      title: 'Waiver for expeditions',
      risks: [
        'On glaciers, volcanoes and high mountains I can slip, fall, or be hit by stones, ice or an avalanche.',
        'Crevasses, steam, gases, heat and thin air cannot always be seen.',
        'The weather can turn within minutes, and cold, heat or exhaustion can become dangerous.',
        'Help can take hours to come, and there is not always a phone signal.',
      ],
      duties: [
        'I am fit enough for the distance and the ascent that the description states.',
        'I bring the clothes and shoes on the list and use the equipment as I was shown.',
        'I stay on the guide’s route and say at once if I feel unwell.',
      ],
    },
  },
};
