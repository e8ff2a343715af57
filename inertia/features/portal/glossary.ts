import type { MessageId } from '~/i18n/messages'

/** Stages by the words that firms use for them, in the order in which they are looked for; each is told as `portal.words.<key>`. */
const WORDS = {
  suspension: /suspensi[oó]n/i,
  claim: /demanda|queja/i,
  answer: /contestaci[oó]n/i,
  admission: /admisi[oó]n|admitid|radicaci[oó]n/i,
  summons: /emplaza|notificaci[oó]n/i,
  conciliation: /concilia|mediaci[oó]n/i,
  preliminary: /preliminar|intermedia|inicial/i,
  evidence: /prueba|desahogo|pericial/i,
  hearing: /audiencia/i,
  pleadings: /alegato/i,
  ruling: /sentencia|laudo|resoluci[oó]n|fallo/i,
  appeal: /apelaci[oó]n|revisi[oó]n|recurso/i,
  execution: /ejecuci[oó]n|cumplimiento/i,
  investigation: /investigaci[oó]n|integraci[oó]n|carpeta/i,
  agreement: /convenio|negociaci[oó]n/i,
  preparation: /preparaci[oó]n|estudio|redacci[oó]n|integrar/i,
} as const

type Word = keyof typeof WORDS

/** The message that tells what the stage of a matter is; a general one for words that the glossary does not have. */
export function meaningOf(stage: string): MessageId {
  const found = (Object.keys(WORDS) as Word[]).find((word) => WORDS[word].test(stage))
  return `portal.words.${found ?? 'stage'}`
}

/** Kinds of proceeding that clients ask about. */
export const KINDS: Partial<Record<string, MessageId>> = { amparo: 'portal.words.amparo' }
