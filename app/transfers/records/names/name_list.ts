import { fold } from '#app/core/text/fold'
import { isGivenName } from './common_names.js'
import { hasCompanyForm, isCompany, isCompanyForm, isPublicBody } from './companies.js'

/** The names of a cell, and whether it says that there are more («y otros»). */
export interface NameList {
  names: string[]
  hasMore: boolean
  /** Whether one of several is a person of one word: «Guadalupe y/o Teresa Ríos Ponce» leaves it open what «Guadalupe» is called. */
  lacksSurname: boolean
}

const AND_OTHERS =
  /[\s,;]*(?:\b(?:y\/o|y|e|and)\s+)(?:otr[oa]s?|coags?\.?|coagraviad[oa]s|coactor[ae]?s?|codemandad[oa]s?|coquejos[oa]s|demas|demás|others?|sus coagraviados)(?:\s+m[aá]s)?\.?\s*$|[\s,;]*\bet\.? al\.?\s*$/i
/** A word that continues the name of a firm: «Pérez y Asociados». */
const CONTINUES = /^(asociad[oa]s|hijos|hermanos|hnos|compan~?ia|cia|socios|sucesores|sucs|familia|esposa|esposo)\b/

/** Takes numbers, courtesies and loose marks off a name. */
function tidyName(name: string): string {
  return name
    .replace(/^\s*(?:\d{1,2}\s*[.)-]|[-–•*])\s*/, '')
    .replace(/^(?:l[oa]s\s+)?CC?\.\s+/i, '')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '')
    .replace(/\s+/g, ' ')
}

/** Characters of a cell that are read for names, and names that are read: more is a text, not a list. */
const MAX_TEXT = 1_000
const MAX_NAMES = 60

const countWords = (text: string) => text.split(' ').filter(Boolean).length
const firstWord = (text: string) => text.split(' ')[0] ?? ''

const AND = /\s+(?:y|e|and)\s+/i

/** «Pérez López» and «Juan Carlos», or «Juan Carlos y Rosa Díaz»: surnames and given names of one person. */
function isInverted(before: string, after: string): boolean {
  const [given = ''] = after.split(AND)
  const isGiven = given.split(' ').every(isGivenName)
  return isGiven && (countWords(given) === 1 || !isGivenName(firstWord(before))) && !isCompany(before)
}

/** Commas stand between names, before company forms, and between surnames and given names. */
function atCommas(text: string): string[] {
  const names: string[] = []
  for (const piece of text.split(', ').slice(0, MAX_NAMES).map(tidyName).filter(Boolean)) {
    const before = names.at(-1)
    if (before === undefined) names.push(piece)
    else if (isCompanyForm(piece)) names[names.length - 1] = `${before}, ${piece}`
    else if (isInverted(before, piece)) names[names.length - 1] = `${before}, ${piece}`
    else if ([before, piece].some((one) => countWords(one) === 1 && !isCompany(one)))
      names[names.length - 1] = `${before}, ${piece}`
    else names.push(piece)
  }
  return names
}

/** Two given names, one of them without surnames: «Guadalupe» and «Teresa Ríos Ponce». */
const arePeople = (before: string, after: string) =>
  isGivenName(before) && isGivenName(firstWord(after)) && !isCompany(`${before} y ${after}`)

/** Whether «y» stands between two names and not within one. */
function isBetween(before: string, after: string): boolean {
  if (CONTINUES.test(fold(after))) return false
  if (countWords(before) < 2) return countWords(after) > 1 && arePeople(before, after)
  if (isPublicBody(before)) return isPublicBody(after)
  if (hasCompanyForm(before)) return countWords(after) > 1 || isCompany(after)
  if (hasCompanyForm(after) || isCompany(after)) return isGivenName(firstWord(before)) && !isCompany(before)
  if (isCompany(before)) return false
  return countWords(after) > 1 && [before, after].some((name) => name.split(' ').some(isGivenName))
}

function atAnd(text: string): string[] {
  const parts = text.split(AND)
  const joints = [...text.matchAll(/\s+(?:y|e|and)\s+/gi)].map(([joint]) => joint)
  const names = [parts[0]!]
  for (const [place, part] of parts.slice(1).entries()) {
    const rest = part
    const before = names.at(-1)!
    if (isBetween(tidyName(before), tidyName(rest))) names.push(rest)
    else names[names.length - 1] = `${before}${joints[place]}${rest}`
  }
  return names
}

/** Runs of blanks and commas as one of each, so that no expression below looks at them twice. */
const plainList = (text: string) =>
  text
    .slice(0, MAX_TEXT)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n[\s]*/g, '\n')
    .replace(/,[\s,]*/g, ', ')
    .replace(/;[\s;]*/g, '; ')
    .trim()

/**
 * The names that a cell holds: apart by semicolons, lines, numbers, commas or «y», where these do not belong to a name («Pérez y Asociados, S.C.»,
 * «Secretaría de Hacienda y Crédito Público»).
 */
export function splitNames(text: string): NameList {
  const said = plainList(text)
  const hasMore = AND_OTHERS.test(said)
  const names = said
    .replace(AND_OTHERS, '')
    .split(/[;\n|]|\s\/\s|\s\+\s|\s+y\/o\s+|(?:^|\s)\d{1,2}[.)]\s+/i)
    .flatMap((piece) => atCommas(piece.trim()))
    .flatMap(atAnd)
    .map(tidyName)
    .filter((name) => /\p{L}{2}/u.test(name))
  const distinct = [...new Map(names.slice(0, MAX_NAMES).map((name) => [fold(name), name])).values()]
  const lacksSurname = distinct.length > 1 && distinct.some((name) => countWords(name) === 1 && !isCompany(name))
  return { names: distinct, hasMore, lacksSurname }
}

/** The two sides of a caption. */
export interface Caption {
  plaintiffs: NameList
  defendants: NameList
}

const VERSUS = /\s*(?:[\s,.(–-])(?:vs\.?|v\.\s?s\.?|v\/s\.?|versus|c\/|-vs-)(?:[\s).–-])\s*/i
const AGAINST = /\s+(?:en\s+contra\s+de(?:l)?|contra)\s+/i
const NO_NAME =
  /^(juicio|demanda|amparo|recurso|denuncia|querella|delitos?|accion|queja|apelacion|procedimiento|ejecutivo|ordinario)\b/

/** Takes a caption apart: «Pérez López vs. Banco X, S.A.». Null for what is none. */
export function splitCaption(text: string): Caption | null {
  const said = text.slice(0, MAX_TEXT).replace(/\s+/g, ' ').trim()
  const mark = VERSUS.exec(said) ?? AGAINST.exec(said)
  if (!mark || mark.index === 0) return null
  const before = said.slice(0, mark.index).replace(/^.*:\s+/, '')
  if (!VERSUS.test(said) && NO_NAME.test(fold(before))) return null
  const after = said
    .slice(mark.index + mark[0].length)
    .replace(/\s*[([].*$/, '')
    .replace(/\s+[–—-]\s+.*$/, '')
  const caption = { plaintiffs: splitNames(before), defendants: splitNames(after) }
  return caption.plaintiffs.names.length > 0 && caption.defendants.names.length > 0 ? caption : null
}
