import { MATTER_TEXT_KEYS, type MatterTextKey } from '@generated/fields'

/** Texts that components of their own draw. */
const APART: readonly MatterTextKey[] = ['proceeding', 'stage', 'court']

/** The other texts of a matter: each is a box of one line in the form and a line of the page. */
export const PLAIN_MATTER_TEXTS = MATTER_TEXT_KEYS.filter((key) => !APART.includes(key))
