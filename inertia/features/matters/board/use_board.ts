import { router } from '@inertiajs/react'
import { useState } from 'react'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { listQuery, NO_STAGE, type MatterFilters } from '~/features/matters/address'
import { partOf } from '~/features/matters/matter_calls'
import { STATUSES, type MatterLine, type Status } from '~/features/matters/vocabulary'

export type Column = { value: string; total: number; cards: MatterLine[] }
export type VisibleColumn = Column & { label: string; isLoading: boolean }

const CARDS = 15

/** The columns of the board with what was fetched beyond their first cards, and the way of a card to another column. */
export function useBoard(columns: Column[], filters: MatterFilters) {
  const t = useMessages()
  const [sent, setSent] = useState(columns)
  const [shown, setShown] = useState(columns)
  const [loading, setLoading] = useState<string | null>(null)
  if (columns !== sent) {
    setSent(columns)
    setShown(columns)
  }

  function label(value: string) {
    if (filters.by === 'status') return t(STATUSES[value as Status].name)
    return value === NO_STAGE ? t('matters.no_stage') : value
  }

  async function more({ value, cards }: Column) {
    setLoading(value)
    const page = Math.floor(cards.length / CARDS) + 1
    const query = `${listQuery({ ...filters, layout: 'kanban' })}&column=${encodeURIComponent(value)}&cards=${page}`
    try {
      const { data } = await fetchJson<{ data: MatterLine[] }>(route('law_firm.matter_columns.show', {}, query))
      setShown((now) => now.map((each) => (each.value === value ? { ...each, cards: joined(each.cards, data) } : each)))
    } finally {
      setLoading(null)
    }
  }

  /** The card is there at once; the server's answer puts it back when it was refused. */
  function move(id: number, to: string) {
    setShown((now) => moved(now, id, to))
    const visit = {
      preserveScroll: true,
      preserveState: true,
      headers: { blockType: 'button' },
      onError: () => setShown(sent),
    }
    if (filters.by === 'stage') return router.put(partOf(id, 'stage'), { stage: to === NO_STAGE ? '' : to }, visit)
    const noun = to === 'suspended' ? 'suspension' : 'conclusion'
    return to === 'active' ? router.delete(partOf(id, noun), visit) : router.post(partOf(id, noun), {}, visit)
  }

  const told = shown.map((column) => ({ ...column, label: label(column.value), isLoading: loading === column.value }))
  return { columns: told, more, move }
}

const joined = (cards: MatterLine[], more: MatterLine[]) => {
  const there = new Set(cards.map(({ id }) => id))
  return [...cards, ...more.filter(({ id }) => !there.has(id))]
}

function moved(columns: Column[], id: number, to: string): Column[] {
  const card = columns.flatMap(({ cards }) => cards).find((each) => each.id === id)
  const from = columns.find(({ cards }) => cards.some((each) => each.id === id))
  if (!card || !from || from.value === to) return columns
  return columns.map((column) => {
    if (column === from)
      return { ...column, total: column.total - 1, cards: column.cards.filter((each) => each !== card) }
    return column.value === to ? { ...column, total: column.total + 1, cards: [card, ...column.cards] } : column
  })
}
