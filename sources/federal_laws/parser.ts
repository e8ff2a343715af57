import { RecordRejected } from '#sources/contract/contract'
import type { RawPage } from '#sources/contract/contract'
import { readLaw } from '#sources/laws/reading/read_law'
import { toLines } from '#sources/laws/reading/text_of_file'
import { isMisread } from '#sources/text/plain_text'
import { isBlank } from '#sources/contract/sanity'
import { isTheLaw } from './check_file.js'
import type { FederalLaw } from './records.js'

const DAY = /^\d{4}-\d\d-\d\d$/

/** Reads a prepared text of a law with what the listing told of it. Throws `RecordRejected`: `emptyTitle`, `emptyText`, `wrongEncoding`, `notTheRecord`, `impossibleDate`. */
export function parse(page: RawPage): FederalLaw {
  const context = page.context ?? {}
  const lines = toLines(page)
  if (isBlank(context.name)) throw new RecordRejected('emptyTitle')
  if (lines.join('').length < 40) throw new RecordRejected('emptyText')
  if (isMisread(lines.join('\n'))) throw new RecordRejected('wrongEncoding', 'misread characters')
  const publishedOn = dayIn(context, 'published')
  const law = readLaw(lines)
  if (!isTheLaw(lines, { name: context.name, publishedOn }))
    throw new RecordRejected('notTheRecord', law.title.slice(0, 80))
  if (!law.units.some(({ kind }) => kind === 'article')) throw new RecordRejected('emptyText', 'no article')

  const listedChangeOn = dayIn(context, 'changedOn')
  const days = [listedChangeOn, law.lastReformOn].filter((day) => day !== null)
  return {
    law,
    ref: page.externalId,
    listedName: context.name,
    number: context.number ?? '',
    code: context.code ?? '',
    note: context.note ?? '',
    changed: context.changed ?? '',
    publishedOn: publishedOn ?? law.publishedOn,
    lastChangeOn: days.sort().at(-1) ?? null,
    listedChangeOn,
    abrogatedFrom: dayIn(context, 'abrogatedFrom'),
    isAbrogated: context.abrogated === 'yes',
  }
}

function dayIn(context: Record<string, string>, name: string): string | null {
  const day = context[name]
  if (!day) return null
  if (!DAY.test(day)) throw new RecordRejected('impossibleDate', `${name} ${day.slice(0, 20)}`)
  return day
}
