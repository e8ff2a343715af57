import { BellPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { Button } from '~/components/actions/button'
import type { SearchQuery } from '~/features/research/address'
import { searchAddress } from '~/features/research/address'
import { useMessages } from '~/hooks/use_messages'

const AlertDialog = lazily(() => import('~/features/collections/alert_dialog'), OPENED)

interface AlertButtonProps {
  query: SearchQuery
  /** The name that is offered: the words of the search, or its source. */
  label: string
  size?: 'sm' | 'md'
}

/** Asks to be told of what comes new to the search of the page. */
export function AlertButton({ query, label, size = 'sm' }: AlertButtonProps) {
  const t = useMessages()
  const [shown, setShown] = useState<{ open: boolean } | null>(null)
  const queryString = searchAddress({ ...query, page: 1 }).split('?')[1] ?? ''
  return (
    <>
      <Button variant="ghost" size={size} icon={BellPlus} onClick={() => setShown({ open: true })}>
        {t('collections.alerts.create')}
      </Button>
      {shown && (
        <Suspense>
          <AlertDialog
            key={queryString}
            open={shown.open}
            onClose={() => setShown({ open: false })}
            search={{ source: query.source, queryString }}
            name={label}
          />
        </Suspense>
      )}
    </>
  )
}
