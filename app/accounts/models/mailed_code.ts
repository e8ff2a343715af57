import { MailedCodeSchema } from '#database/schema'

export type CodePurpose = MailedCodeSchema['purpose']

/** A code sent to a mailbox, that proves who reads it: six digits to type, or a link. Only hashes are stored. */
export default class MailedCode extends MailedCodeSchema {}
