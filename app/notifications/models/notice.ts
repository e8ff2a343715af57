import { NoticeSchema } from '#database/schema'

/** Word of something that happened, for one person: shown in the notice centre (`inApp`), sent by e-mail (`emailState`), or both. */
export default class Notice extends NoticeSchema {}
