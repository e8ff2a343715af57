/** A column as far as the answers of two databases may depend on it. */
export interface Column {
  type: string
  isNullable: boolean
  isUnique: boolean
}

/** Table → column → what it is. */
export type Schema = Map<string, Map<string, Column>>

/** Why SQLite and MariaDB may answer a statement differently. */
export type Why = 'function' | 'text' | 'order' | 'json' | 'date' | 'lock' | 'error' | 'raw' | 'migration'

/** Something that the two databases may answer differently, and why. */
export interface Difference {
  shape: string
  why: Why
}

const QUIET = /^(pragma|begin|commit|rollback|savepoint|release|set|trx|explain)\b|sqlite_(master|sequence)/i
/** What the helpers do between tests and how they see that nothing was written: see `emptyDatabase` and `dump`. */
const OF_HELPERS = /^(delete from \w+$|(drop|create) trigger|select total_changes\(\))/i
const DEFINES = /^(create|alter|drop|truncate|rename)\b/i

/** Functions that mean the same everywhere, and words that may stand before a bracket. */
const PLAIN = new Set(
  `count sum min max coalesce in values and or not exists on from where select when then else join by union all having distinct as limit case set using
  like between is conflict`.split(/\s+/)
)
/** What concerns a statement as a whole. */
const WHOLE = /^with\b|\binsert or\b|->|\bwindow\b|\bintersect\b|\bexcept\b/i

/**
 * The statement without what changes from call to call: values, how many of them there are, how many rows are written.
 * @param sql as it is sent to SQLite
 */
export function shapeOf(sql: string): string {
  return sql
    .replaceAll('`', '')
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w.])-?\d+(\.\d+)?(?!\w)/g, '?')
    .replace(/\s+/g, ' ')
    .replace(/\?( ?, ?\?)+/g, '?')
    .replace(/\(\?\)( ?, ?\(\?\))+/g, '(?)')
    .replace(/(select (?:(?!union).)*?)(?: union all \1)+/g, '$1')
    .trim()
    .replace(/;$/, '')
}

/**
 * What in a statement the two databases may answer differently; empty when there is nothing. Each has as its shape the clause that may differ with its
 * columns, not the statement around it: a list by name is ordered alike whatever it is filtered by.
 * @param sql as it is sent to SQLite
 * @param how isRaw: written by hand; isLocking: rows are locked, which SQLite leaves out of the text
 */
export function differencesOf(
  sql: string,
  schema: Schema,
  { isRaw = false, isLocking = false }: { isRaw?: boolean; isLocking?: boolean } = {}
): Difference[] {
  if (QUIET.test(sql) || (isRaw && OF_HELPERS.test(sql))) return []
  if (DEFINES.test(sql)) return [{ shape: sql.split(/\s+/, 2).join(' ').toLowerCase(), why: 'migration' }]
  const statement = new Statement(sql, schema)
  const shapes: [Why, string[]][] = [
    ['date', statement.comparisons(isDate)],
    ['function', statement.functions()],
    ['json', statement.json()],
    ['lock', isLocking ? [`lock ${statement.subject}`] : []],
    ['order', statement.orders()],
    ['raw', isRaw ? [shapeOf(sql)] : []],
    ['text', [...statement.comparisons(isText), ...statement.patterns()]],
  ]
  return shapes.flatMap(([why, all]) => [...new Set(all)].map((shape) => ({ shape, why })))
}

/** What a statement that failed is remembered by. */
export function differenceOfFailure(sql: string, code: string): Difference {
  const [verb = sql] = /^(insert into|update|delete from) \w+/i.exec(shapeOf(sql)) ?? [shapeOf(sql)]
  return { shape: `${code}: ${verb}`, why: 'error' }
}

const NAME = String.raw`(?:\w+\.)?[a-zA-Z_]\w*`
const COMPARED = new RegExp(String.raw`(${NAME}) (?:not )?(<|>|<=|>=|between)(?= )`, 'gi')
const PATTERN = new RegExp(String.raw`(${NAME}|\)) (?:not )?(like|glob|match|regexp|collate)\b`, 'gi')
const TABLES =
  /\b(?:from|join|into|update) (\w+)(?:(?: as)? (?!(?:where|on|inner|left|join|order|group|limit|set|values|union|cross|select|using)\b)(\w+))?/gi

class Statement {
  /** The table that it is about. */
  readonly subject: string
  #text: string
  #tables: string[]

  constructor(
    sql: string,
    private schema: Schema
  ) {
    const text = shapeOf(sql)
    const named = [...text.matchAll(TABLES)].map(([, table, alias]) => ({ table: table!, alias }))
    this.#text = named.reduce(
      (sum, { table, alias }) => (alias ? sum.replace(new RegExp(String.raw`\b${alias}\.`, 'g'), `${table}.`) : sum),
      text
    )
    this.#tables = named.map(({ table }) => table)
    this.subject = this.#tables[0] ?? ''
  }

  functions(): string[] {
    const whole = WHOLE.test(this.#text) ? [this.#text] : []
    const joined = [...this.#text.matchAll(/\S+ \|\| \S+/g)].map(([text]) => text)
    const upsert = / on conflict .*/i.exec(this.#text)
    const text = this.#text.replace(/\binto \w+ \(/gi, '').replace(/ on conflict .*/i, '')
    const calls = [...text.matchAll(/\b(\w+) ?\(/g)].filter(([, name]) => !PLAIN.has(name!.toLowerCase()))
    return [
      ...whole,
      ...joined,
      ...(upsert ? [`insert into ${this.subject}${upsert[0]}`] : []),
      ...calls.map(({ index, 0: { length } }) => call(text, index, index + length)),
    ]
  }

  /** Columns of a type that are compared by their order. */
  comparisons(isOfType: (column: Column) => boolean): string[] {
    return [...this.#text.matchAll(COMPARED)].flatMap(([, name, operator]) => {
      const found = this.#column(name!)
      return found && isOfType(found.column) ? [`${found.name} ${operator![0]!.replace(/b/i, '<')}`] : []
    })
  }

  patterns(): string[] {
    return [...this.#text.matchAll(PATTERN)].map(
      ([, name, operator]) => `${this.#column(name!)?.name ?? name} ${operator!.toLowerCase()}`
    )
  }

  json(): string[] {
    const names = [...this.#text.matchAll(new RegExp(NAME, 'g'))].flatMap(([name]) => this.#column(name) ?? [])
    return names.filter(({ column }) => column.type === 'json').map(({ name }) => name)
  }

  /** By what the rows are ordered, grouped or told apart, and lists that are cut though equal rows have no order. */
  orders(): string[] {
    const found: string[] = []
    for (const [, list] of this.#text.matchAll(/\bgroup by (.*?)(?= having | order by | limit | union |\)|$)/gi))
      found.push(...this.#differing('group by', listed(list!)))
    for (const [, list] of this.#text.matchAll(/\bselect distinct (.*?) from\b/gi))
      found.push(...this.#differing('distinct', listed(list!)))
    for (const [, list, limit] of this.#text.matchAll(/\border by (.*?)(?= limit | union |\)|$)( limit)?/gi)) {
      const terms = listed(list!).map((term) => term.replace(/ (asc|desc)$/i, ''))
      found.push(...this.#differing('order by', terms))
      if (limit && !terms.some((term) => this.#column(term)?.column.isUnique))
        found.push(`order by ${terms.map((term) => this.#column(term)?.name ?? term).join(', ')} limit`)
    }
    return found
  }

  #differing(clause: string, terms: string[]): string[] {
    return terms.flatMap((term) => {
      const found = this.#column(term)
      const differs = found ? isText(found.column) || found.column.isNullable : !/^(\w+\.)?id$|^\?$/.test(term)
      return differs ? [`${clause} ${found?.name ?? term}`] : []
    })
  }

  #column(name: string): { name: string; column: Column } | null {
    const [own, of] = name.split('.').reverse() as [string, string?]
    for (const table of of === undefined ? this.#tables : [of]) {
      const column = this.schema.get(table)?.get(own)
      if (column) return { name: `${table}.${own}`, column }
    }
    return null
  }
}

const isText = ({ type }: Column) => /char|text|clob/.test(type)
const isDate = ({ type }: Column) => /date|time/.test(type)

/** A call from its name to its last bracket. */
function call(text: string, start: number, end: number): string {
  for (let depth = 1; depth > 0 && end < text.length; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
  return text.slice(start, end).toLowerCase()
}

/** The parts between commas, brackets kept whole. */
function listed(list: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth++
    if (sign === ')') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}
