import { personalData } from '#app/core/contributions/registries'
import { inPages } from '#app/core/models/in_pages'

/** When an operator looked through a person's eyes, and why. Kept after the account goes: it is what the operator did. */
personalData.add({
  key: 'impersonations',
  order: 55,
  rows: ({ id }) =>
    inPages('impersonations', ['reason', 'created_at', 'ended_at'], (query) => void query.where('user_id', id)),
})
