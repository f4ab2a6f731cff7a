/**
 * Names of places that are ordinary words in one of our languages, as they are looked up. They mean the place only where the
 * words around them say so: "a day in Bath" does, "a bath in the evening" does not.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...'nice bath reading split tours nancy cork page van ella jasper jackson stanley male como'.split(' '),
  ...'salta savannah phoenix buffalo charleston mobile orange surprise independence enterprise'.split(' '),
  ...'paradise sale derby corona norman garland concord ontario hamilton victoria vista china'.split(' '),
  ...'lancaster kent essen halle wesel worms zug man siegen hagen galle mary bo alta lund'.split(' '),
  ...'jersey java sal kos troy mediterranean caribbean arctic amazon outback highlands riviera'.split(' '),
  ...'harz limerick guinea turkey camino mekong belvedere olympia feldberg vasa mecca medina'.split(' '),
  ...'brest trinidad island leon hamm'.split(' '),
  ...'last supper|the peak|grand palace|big island|old library|golden temple|santa maria'.split('|'),
  ...'日光 高山 大城 加勒 东方 安康 来宾 黄石 白银 百色 三明 海门 东海 中山 文山 龙井 和田 大湾 南岛 湖区'.split(
    ' ',
  ),
  ...'蓝洞 蓝湖 长寿 太和 凡城 永安 延安 日照 平度 自贡 北角 月亮谷 天空之城'.split(' '),
]);
