import { usePage } from '@inertiajs/react'
import { TriangleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { Button } from '~/components/actions/button'
import { EmptyState } from '~/components/feedback/empty_state'
import { reloadKeeping } from '~/components/forms/drafts/reload_keeping'
import { usePageDrafts } from '~/components/forms/drafts/use_page_drafts'
import { TakenOver } from '~/features/shell/requests/taken_over'
import { useMessages } from '~/hooks/use_messages'

interface BoundaryProps {
  /** Another page: what broke is gone. */
  address: string
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { broken: string | null }> {
  override state: { broken: string | null } = { broken: null }

  static getDerivedStateFromError() {
    return { broken: '' }
  }

  override componentDidCatch() {
    this.setState({ broken: this.props.address })
  }

  override componentDidUpdate() {
    const { broken } = this.state
    if (broken && broken !== this.props.address) this.#mend()
  }

  #mend = () => {
    this.setState({ broken: null })
  }

  override render() {
    return this.state.broken === null ? this.props.children : <PageBroke onRetry={this.#mend} />
  }
}

/** Around a page: when drawing it breaks, the frame stays and says what can be done, until another page is opened. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { url } = usePage()
  return <Boundary address={url}>{children}</Boundary>
}

/** Where a page would be that broke. */
export function PageBroke({ onRetry }: { onRetry: () => void }) {
  const t = useMessages()
  const areStored = usePageDrafts()
  return (
    <div role="alert" className="grid min-h-[50vh] place-items-center">
      <TakenOver />
      <EmptyState
        icon={TriangleAlert}
        level={1}
        title={t('access.broken.title')}
        actions={
          <>
            <Button onClick={onRetry}>{t('access.retry')}</Button>
            <Button variant="primary" onClick={() => void reloadKeeping()}>
              {t('access.reload')}
            </Button>
          </>
        }
        text={
          <>
            {areStored !== null && `${t(areStored ? 'access.broken.stored' : 'access.broken.not_stored')} `}
            {t('access.broken.text')}
          </>
        }
      />
    </div>
  )
}
