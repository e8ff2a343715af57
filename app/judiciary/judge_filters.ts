import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { idOrNull, page, text } from '#app/core/validators/query'

/** What the list of judges shows, as its address says it; `judge` is whose panel is open. */
export const judgeFilters = vine.create({ q: text(), judge: idOrNull(), page: page() })
export type JudgeFilters = Infer<typeof judgeFilters>
