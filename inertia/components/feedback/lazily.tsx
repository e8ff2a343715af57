import { Component, lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { PartFailed } from '~/components/feedback/part_failed'
import { fetchAtRest, fetchChunk } from '~/hooks/chunks'

type Loader<P> = () => Promise<{ default: ComponentType<P> }>

interface Manner<P> {
  /** A press opens it: fetched when the page is at rest, and what is wrong is said at the foot of the window. */
  byPress?: boolean
  /** Drawn in its place when it does not come. */
  instead?: ComponentType<P>
}

/** A component that is fetched when it is first drawn, or before. */
export type LazyPart<P> = ComponentType<P> & {
  /** Fetches it before it is drawn: then it is drawn at once. Throws ChunkMissing when it does not come. */
  fetchPart: () => Promise<void>
}

/** What a press opens: dialogs, drawers, lists. */
export const OPENED = { byPress: true }

/**
 * A component that is fetched when it is drawn, within a boundary of its own: when it does not come, or breaks, the page around it stays
 * and says so with a way to try again. The place where it stands gives the Suspense. Once it is here it is drawn without Suspense, because
 * React shows what a fallback has stood for no sooner than 300 ms later.
 */
export function lazily<P extends object>(load: Loader<P>, { byPress = false, instead }: Manner<P> = {}): LazyPart<P> {
  let fetched: ComponentType<P> | null = null
  const fetchPart = async () => {
    const part = await fetchChunk(load)
    fetched = part.default
    return part
  }
  const renew = () => lazy(fetchPart) as ComponentType<P>
  let waited = renew()
  if (byPress) fetchAtRest(fetchPart)

  return class Lazily extends Component<P, { error: unknown }> {
    static fetchPart = async () => {
      if (!fetched) await fetchPart()
    }

    override state: { error: unknown } = { error: null }
    /** Stays the same while it is drawn: another one would lose what was typed into it. */
    private part: ComponentType<P> = fetched ?? waited

    static getDerivedStateFromError(error: unknown) {
      return { error: error ?? new Error('a part broke') }
    }

    override componentDidCatch() {
      waited = renew()
      this.part = fetched ?? waited
    }

    override render(): ReactNode {
      const { error } = this.state
      const Part = this.part
      if (error === null) return <Part {...this.props} />
      const Instead = instead
      if (Instead) return <Instead {...this.props} />
      const { onClose } = this.props as { onClose?: () => void }
      return (
        <PartFailed
          error={error}
          isOpened={byPress}
          onRetry={() => this.setState({ error: null })}
          onClose={byPress ? onClose : undefined}
        />
      )
    }
  }
}
