/** A subject on which invented criteria are written. */
export interface Topic {
  /** `SUSPENSIÓN PROVISIONAL`. */
  head: string
  subjects: string[]
  /** First época (5 to 12) in which it makes sense. */
  since: number
  /** Name of a group of `cases.ts`. */
  group: string
  /** Articles of the Constitution: `14 y 16`. */
  constitution: string
  /** `128 y 138 de la Ley de Amparo`. */
  law: string
  /** What happened, with `{who}` for the party; without a full stop. */
  facts: string
  holdings: Holding[]
}

export interface Holding {
  /** In capitals, as in a rubro. */
  rubro: string
  /** What goes after "determina que". */
  criterion: string
  /** One or two sentences without the last full stop. */
  reason: string
  /** First época in which it makes sense, when that is later than the topic's. */
  since: number
}

/** Reads topics: blocks parted by a blank line; a line of fields parted by `|`, the facts, then a line for each holding. */
export function readTopics(text: string): Topic[] {
  return text.trim().split('\n\n').map(readTopic)
}

function readTopic(block: string): Topic {
  const [first, facts, ...rest] = block.split('\n')
  const [head, subjects, since, group, constitution, law] = fieldsOf(first)
  const holdings = rest
    .map(fieldsOf)
    .map(([rubro, criterion, reason, from]) => ({ rubro, criterion, reason, since: Number(from ?? since) }))
  const articles = new Intl.ListFormat('es').format(constitution.split(','))
  return {
    head,
    subjects: subjects.split(','),
    since: Number(since),
    group,
    constitution: articles,
    law,
    facts,
    holdings,
  }
}

function fieldsOf(line: string): string[] {
  return line.split('|').map((field) => field.trim())
}
