import { matterRemains } from '#app/matters/matter_parts'

matterRemains.add({
  key: 'document_texts',
  order: 5,
  erase: async (trx, { id }) => void (await trx.from('document_texts').where('matter_id', id).delete()),
})
