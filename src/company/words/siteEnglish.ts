/** The English translation, loaded on demand. */
export const products =
  'Instruments that stand in the soil, hang on a mast or fly. All speak one language and write to one screen.'
export const services =
  'Measuring alone grows nothing. Our agronomists read the data, come to the field and decide with you.'
export const references = 'Whose field, with what, by how much: we measured before, and measured again after.'
export const blog = 'What growers ask us most. One subject each, measured figures, and something to do tomorrow.'
export const notFound = 'Nothing is planted on this parcel.'
