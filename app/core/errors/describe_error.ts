/** What a log keeps of an error. */
export interface DescribedError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: DescribedError
}

const MAX_MESSAGE = 2_000
const MAX_CAUSES = 5
/** Knex writes the statement, its bound values filled in, before what the driver said. */
const STATEMENT =
  /^\s*(?:select|insert|update|delete|replace|merge|with|begin|commit|savepoint|release|rollback|alter|create|drop|pragma|call|set|truncate)\b[^]* - /i
/** MySQL quotes the value beside the name of the key or column; names stay, values go. */
const QUOTED = /(key|column|table|constraint|field|index)?(\s*)'(?:[^'\\]|\\.|'')*'/gi
/** A value may hold quotes itself: it ends at the last one before the name. */
const BEFORE_A_NAME = /'[^]*'( for (?:key|column) \S+| at line \d+)/gi
const FRAME = /^\s+at (?:.*\()?(?:file:|node:|\/|<anonymous>|[A-Za-z]:\\).*$/

/** The message of an error without the values that a statement was bound to: those belong to firms and their clients. */
export function reasonOf(error: unknown, length = MAX_MESSAGE): string {
  const message = error instanceof Error ? error.message : typeof error === 'string' ? error : 'unknown'
  const said = driverMessageOf(error) ?? withoutStatement(message)
  const kept = said !== message || isOfDatabase(error) ? withoutValues(said) : said
  return kept.toWellFormed().slice(0, length) || 'unknown'
}

/** An error as a log may keep it: its class, code, message without bound values, frames and causes; no other property. */
export function describeError(error: unknown): DescribedError {
  return describe(error, MAX_CAUSES)
}

function describe(error: unknown, causes: number): DescribedError {
  const message = reasonOf(error)
  if (!(error instanceof Error)) return { type: typeof error, message }
  const { code } = error as { code?: unknown }
  return {
    type: error.constructor?.name || error.name,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    stack: framesOf(error),
    ...(error.cause !== undefined && causes > 0 ? { cause: describe(error.cause, causes - 1) } : {}),
  }
}

/** The first line of a stack repeats the message as it was. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')
}

function isOfDatabase(error: unknown): boolean {
  const { code, sql } = (error ?? {}) as Record<string, unknown>
  return sql !== undefined || (typeof code === 'string' && /^(SQLITE_|ER_)/.test(code))
}

/** What MySQL said, without the statement that Knex writes before it. */
function driverMessageOf(error: unknown): string | null {
  const { sqlMessage } = (error ?? {}) as { sqlMessage?: unknown }
  return typeof sqlMessage === 'string' ? sqlMessage : null
}

function withoutStatement(message: string): string {
  return STATEMENT.test(message) ? message.slice(message.lastIndexOf(' - ') + 3) : message
}

function withoutValues(said: string): string {
  return said
    .replace(BEFORE_A_NAME, "'…'$1")
    .replace(QUOTED, (whole, name: string | undefined, blank: string) => (name ? whole : `${blank}'…'`))
}
