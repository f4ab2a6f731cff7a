const has = (kind: string, code: string) =>
  `exists (select from product_features feature where feature.product_id = product.id
    and feature.kind = '${kind}' and feature.code = '${code}')`;

/** What a supplier does not state may follow from the marks: stairs are many steps, and a wheelchair goes where there are none. */
const stepsSql = `coalesce(product.steps, case when ${has('know', 'stairs')} then 'many'
    when ${has('know', 'wheelchair-accessible')} then 'none' end)`;

/** The facts of `product` that are known, as an object. */
export const productFactsSql = `jsonb_strip_nulls(jsonb_build_object('setting', product.setting, 'pace', product.pace,
    'walkingMetres', product.walking_metres, 'steps', ${stepsSql},
    'startsAtPier', coalesce(product.starts_at_pier, nullif(${has('included', 'port-pickup')}, false)),
    'suits', case when product.suits_from is not null
      then jsonb_build_object('from', product.suits_from, 'to', product.suits_to) end))`;
