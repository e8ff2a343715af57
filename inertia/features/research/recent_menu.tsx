import { router } from '@inertiajs/react'
import { History, Trash2 } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import type { MenuItems } from '~/components/actions/menu'
import type { RecentSearch } from '~/features/research/types'
import { searchInWords } from '~/features/research/words'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

const longest = 56

/** The searches that the reader made before, to go back to one or forget them all. */
export function RecentMenu({ recent }: { recent: RecentSearch[] }) {
  const t = useMessages()
  const { locale } = useLocale()
  if (recent.length === 0) return null

  const items: MenuItems = [
    ...recent.map((search) => ({
      label: shortened(searchInWords(t, locale, search)),
      end: search.total.toLocaleString(tagOf(locale)),
      href: search.href,
    })),
    'separator',
    {
      label: t('research.recent_forget'),
      icon: Trash2,
      onSelect: () => router.delete(route('research.stored_searches.clear'), { headers: { blockType: 'button' } }),
    },
  ]
  const trigger = { label: t('research.recent'), icon: History, variant: 'ghost' } as const
  return (
    <>
      <span className="max-md:hidden">
        <Menu align="end" trigger={trigger} items={items} />
      </span>
      <span className="md:hidden">
        <Menu align="end" trigger={{ ...trigger, iconOnly: true }} items={items} />
      </span>
    </>
  )
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text
}
