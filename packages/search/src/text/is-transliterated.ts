/** Characters with which Chinese transliterates foreign names: they are read for their sound only. */
const TRANSLITERATION_CHARACTERS = new Set(
  '日华阿埃艾安昂奥巴拜班贝本比彼毕波伯博勃布查茨达戴丹道德登迪蒂丁顿多厄鄂恩尔凡法菲费芬佛弗夫福盖甘戈哥格贡古瓜哈海汉豪赫黑亨侯霍基吉加迦杰捷金喀卡凯坎康考柯科克肯库夸拉莱兰朗劳勒雷蕾黎里理利列林隆龙卢鲁路伦罗洛马玛迈麦曼梅门蒙米密明莫默墨姆穆拿纳娜瑙内尼涅纽努诺欧帕派潘佩彭皮珀普奇契乔切丘萨塞赛桑瑟沙珊舍圣什施士史舒斯丝松苏索塔泰坦汤特提图托脱瓦万威韦维魏温文翁沃乌武西锡希夏香谢辛匈休逊雅亚扬耶叶伊以易意因英尤约泽扎詹芝朱兹佐卑仰冈',
);

/**
 * Whether the text is likely the transliterated name of a foreign place or person. Hardly anything else of three or
 * more characters is written with these characters only.
 */
export function isTransliterated(glyphs: string): boolean {
  return glyphs.length >= 3 && [...glyphs].every((glyph) => TRANSLITERATION_CHARACTERS.has(glyph));
}
