/** As many digits as every whole number of JavaScript can have. */
const MAX_DIGITS = 15
const ID = new RegExp(`^\\d{1,${MAX_DIGITS}}$`)

/** The id that a text of an address names; 0, which no record has, for what is no id. */
export const toId = (value: unknown): number =>
  (typeof value === 'string' || typeof value === 'number') && ID.test(String(value)) ? Number(value) : 0

/** How the router reads a parameter that names a record: what is no id is looked for like one that does not exist. */
export const recordId = { cast: toId }

/** The same where other addresses are names: what is no id is another address. */
export const onlyRecordId = { match: ID, cast: toId }

/** Of a parameter `id` that is a name and not the number of a record. */
export const nameAsId = {}

/** Parameters of routes that name a record. */
export const RECORD_PARAMS = [
  'id',
  'dossierId',
  'documentId',
  'folderId',
  'activityId',
  'matchId',
  'subtaskId',
  'contactId',
  'clientId',
  'mergeId',
  'memberId',
  'itemId',
  'requestId',
  'draftId',
  'fileId',
  'actId',
  'newsId',
] as const
