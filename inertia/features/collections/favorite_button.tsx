import { Star } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { IconButton } from '~/components/actions/icon_button'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface FavoriteButtonProps {
  documentId: number
  favorite: boolean
  /** Only the star, without its word. */
  iconOnly?: boolean
  /** Where a line is narrow its word is for readers of the screen only. */
  compact?: boolean
  variant?: 'ghost' | 'secondary'
  className?: string
}

/** A word that only readers of the screen meet where a line is narrow. */
export const COMPACT = 'md:max-2xl:sr-only'

/** Stars a document and takes the star away; it changes at once, and back when it could not be. */
export function FavoriteButton({
  documentId,
  favorite,
  iconOnly,
  compact,
  variant = 'ghost',
  className,
}: FavoriteButtonProps) {
  const t = useMessages()
  const [starred, setStarred] = useState(favorite)
  const [known, setKnown] = useState(favorite)
  if (known !== favorite) {
    setKnown(favorite)
    setStarred(favorite)
  }

  async function toggle() {
    const next = !starred
    setStarred(next)
    const call = next
      ? fetchJson(route('research.favorites.store'), { method: 'POST', body: { documentIds: [documentId] } })
      : fetchJson(route('research.favorites.destroy', { documentId }), { method: 'DELETE' })
    await call.catch(() => setStarred(!next))
  }

  const look = starred ? '[&_svg]:fill-current [&_svg]:text-accent-fg' : ''
  const press = { 'onClick': () => void toggle(), 'aria-pressed': starred } as const
  if (iconOnly)
    return (
      <IconButton
        icon={Star}
        size="sm"
        variant={variant}
        label={t(starred ? 'collections.favorite_on' : 'collections.favorite_off')}
        className={`${look} ${className ?? ''}`}
        {...press}
      />
    )
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Star}
      title={compact ? t('collections.favorite') : undefined}
      className={`${look} ${className ?? ''}`}
      {...press}
    >
      <span className={compact ? COMPACT : undefined}>{t('collections.favorite')}</span>
    </Button>
  )
}
