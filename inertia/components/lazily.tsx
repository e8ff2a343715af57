import { Component, lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { PartFailed } from '~/components/part_failed'
import { fetchAtRest, fetchChunk } from '~/hooks/chunks'

type Loader<P> = () => Promise<{ default: ComponentType<P> }>

interface Manner<P> {
  /** A press opens it: fetched when the page is at rest, and what is wrong is said at the foot of the window. */
  byPress?: boolean
  /** Drawn in its place when it does not come. */
  instead?: ComponentType<P>
}

/** What a press opens: dialogs, drawers, lists. */
export const OPENED = { byPress: true }

/**
 * A component that is fetched when it is drawn, within a boundary of its own: when it does not come, or breaks, the page around it stays
 * and says so with a way to try again. The place where it stands gives the Suspense.
 */
export function lazily<P extends object>(load: Loader<P>, { byPress = false, instead }: Manner<P> = {}) {
  const renew = () => lazy(() => fetchChunk(load)) as ComponentType<P>
  const holder = { Part: renew() }
  if (byPress) fetchAtRest(load)

  return class Lazily extends Component<P, { error: unknown }> {
    override state: { error: unknown } = { error: null }

    static getDerivedStateFromError(error: unknown) {
      return { error: error ?? new Error('a part broke') }
    }

    override componentDidCatch() {
      holder.Part = renew()
    }

    override render(): ReactNode {
      const { error } = this.state
      const { Part } = holder
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
