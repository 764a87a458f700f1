/** What an orchard answers when it opens; `texts` and `picture` are files. How to reach it and what it sells is left. */
export const openingAnswers = (texts: { zh: string; en: string }, picture: string) => ({
  name: { zh: '果园里', en: 'In the Orchard' },
  return_address: {
    address_zh: '果园路 1 号',
    address_en: '1 Orchard Road',
    name_zh: '售后组',
    name_en: 'After-sales',
    phone: '0535-555 0102',
  },
  agreement: texts,
  privacy: texts,
  shop: { name_zh: '果园', name_en: 'Orchard', city_zh: '烟台', city_en: 'Yantai', logo: picture },
})
