import { TERM_RULES } from '#app/deadlines/shipped/index'
import type { RuleOrigin } from './rules.js'

/** What a term runs from, by its key; undefined when no such rule is shipped any more. */
export const originOfTerm = (key: string): RuleOrigin | undefined => TERM_RULES.find((rule) => rule.key === key)?.origin
