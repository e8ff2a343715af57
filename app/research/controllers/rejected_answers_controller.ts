import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/core/errors/no_access'
import { savedAnswer } from '#app/research/ingestion/saved_answer'
import { masksOf } from '#app/research/masking/masks'
import SourceRecord from '#app/research/models/source_record'

/** What a source answered of a record that became no document, as it came. */
export default class RejectedAnswersController {
  /** Always a file to save: a page of somebody else's must not run as one of ours. */
  async show({ params, response }: HttpContext) {
    const record = await SourceRecord.find(params.id)
    const answer = record?.state === 'rejected' && !(await isMasked(record)) ? await savedAnswer(record) : null
    if (!record || !answer) throw new NotFound('answer')
    const name = `${record.source}-${record.kind}-${record.externalId}`.replace(/[^\w.-]+/g, '_')
    response.header('Content-Type', 'application/octet-stream')
    response.header('Content-Disposition', `attachment; filename="${name}.${extensionOf(answer.contentType)}"`)
    return response.send(Buffer.from(answer.body))
  }
}

/** In what came of a masked record the name still stands. */
const isMasked = async (record: SourceRecord) => (await masksOf(record, [record.externalId])).size > 0

function extensionOf(contentType: string): string {
  const known: [RegExp, string][] = [
    [/json/, 'json'],
    [/html/, 'html'],
    [/pdf/, 'pdf'],
    [/openxml/, 'docx'],
    [/msword/, 'doc'],
    [/^text/, 'txt'],
  ]
  return known.find(([type]) => type.test(contentType))?.[1] ?? 'bin'
}
