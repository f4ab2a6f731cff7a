/**
 * Frequent given names, folded, without those that are also words or cities that travellers search for (Florence, Paris, Rose,
 * Victoria). A query with one that search does not know otherwise is taken for the name of a person.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `
  aaron abigail adam adrian agnes albert alexander alexandra alfred alice alina amanda amelie amy andre andrea andreas andrew
  angela angelika anja anke anna anne annette annika anthony antje antonia arthur astrid barbara bastian beate benjamin bernd
  bernhard betty bianca birgit bjorn brandon brenda brian brigitte britta bruce bryan carl carla carlos carol carolin caroline
  catherine charles christa christian christiane christina christine christoph christopher cindy clara claudia corinna cynthia
  daniel daniela danielle david deborah denise dennis detlef diane dieter dirk dominik donald donna doris dorothea douglas edith
  edward elena elias elisabeth elizabeth elke ella emily emma eric erich erik erika ernst esther ethan eugene eva evelyn fabian
  felix ferdinand finn florian frank franz franziska fred frederik frieda friedrich fritz gabriel gabriele gary georg george gerald
  gerda gerhard gertrud gisela gloria gregor gregory greta gudrun guido gunter hannah hannelore hans harald harold heather hedwig
  heike heiko heinrich heinz helen helena helga helmut henning henrik henry herbert hermann hildegard holger horst hubert ida ines
  inge ingo ingrid irene iris isabel isabella isabelle jacob jacqueline jakob james jana janet jasmin jason jeffrey jennifer
  jeremy jessica joachim joan jochen johann johanna johannes john jonas jonathan jorg jose josef joseph joshua juan judith julia
  julian juliane julie jurgen justin karen karin karl karla karoline katharina katherine kathleen kathrin katja katrin keith kelly
  kenneth kerstin kevin kimberly klara klaus konrad kristin kurt kyle lara larry lars laura lauren lawrence lea lena leon leonard
  leonie liam linda lisa lothar louis louise luca lucas ludwig luis luisa lukas lutz magdalena maik manfred manuel manuela marcel
  marco marcus margaret margarete maria marianne marie marina mario marion marius markus marlene marta martha martin martina mary
  mathias matthew matthias max maximilian megan melanie melissa mia michael michaela michelle mila miriam mohamed mohammed monika
  moritz muhammad nadine nadja nancy natalie natascha nathan nele nicholas nico nicole niklas nils nina noah norbert olaf ole oliver
  olivia oskar oswald otto pamela patricia patrick paul paula pauline peter petra philip philipp pia rachel rainer ralf ralph raphael
  raymond rebecca regina reinhard renate richard robert roland rolf ronald rosemarie rudolf rupert russell ruth ryan sabine
  sabrina samantha samuel sandra sara sarah sascha scott sean sebastian siegfried sigrid silke silvia simone sofia sonja sophia sophie
  stefan stefanie stephan stephanie stephen steven susan susanne sven svenja sylvia tamara tanja tatjana teresa theodor theresa
  thomas thorsten till tim timothy timo tina tobias torsten tyler udo ulla ulrich ulrike ursula ute uwe valentina vanessa vera verena
  veronika vincent volker waltraud walter werner wilhelm william winfried wolfgang yvonne zachary zoe
  `
    .trim()
    .split(/\s+/),
);

/** Frequent Chinese surnames, without those with which many other words begin (高, 马, 金, 黄). */
export const CHINESE_SURNAMES: ReadonlySet<string> = new Set(
  '王李张刘陈杨赵吴徐孙胡朱何郭梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾魏薛阎潘杜戴汪姜姚谭廖邹崔邱秦侯邵孟尹黎乔贺赖龚',
);
