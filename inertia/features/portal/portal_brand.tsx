import { Link, router, usePage } from '@inertiajs/react'
import { BriefcaseBusiness, ChevronsUpDown } from 'lucide-react'
import { Icon } from '~/components/display/icon'
import { Menu } from '~/components/actions/menu'
import { BrandMark } from '~/features/shell/brand_mark'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { SharedProps } from '~/types'
import { FirmMark, logoAddress } from './firm_mark'

const HOME = route('main.client')

/** Whose portal this is. With several firms, or work of one's own in one, it opens the way to the others. */
export function PortalBrand() {
  const t = useMessages()
  const { firms, current, work } = usePage<SharedProps>().props.portal!
  const others = firms.length > 1 || work.length > 0
  const name = current?.name ?? t('shell.client_area')
  const face = (
    <span className="flex h-full min-w-0 items-center gap-2.5 text-md font-semibold text-fg">
      {current && <FirmMark name={current.name} logo={logoAddress(current.logo)} />}
      <span className="min-w-0 truncate text-left">{name}</span>
      {others && <Icon of={ChevronsUpDown} className="text-fg-subtle" />}
    </span>
  )
  if (!others)
    return (
      <Link href={HOME} className="-mx-1 flex h-10 min-w-0 items-center rounded-md px-1 hover:bg-surface-hover">
        {current ? face : <BrandMark />}
      </Link>
    )
  return (
    <Menu
      align="start"
      trigger={{
        label: t('shell.workspace_switcher', { name }),
        variant: 'ghost',
        face,
        className: 'min-w-0 max-md:max-w-60',
      }}
      items={[
        ...firms.map((firm) => ({
          label: firm.name,
          checked: firm.id === current?.id,
          onSelect: () => router.get(HOME, { firm: firm.id }),
        })),
        ...(work.length > 0 ? ['separator' as const] : []),
        ...work.map((firm) => ({
          label: t('portal.brand.work', { name: firm.name }),
          icon: BriefcaseBusiness,
          onSelect: () =>
            router.post(route('main.workspaces.select'), { workspaceId: firm.id, from: route('main.home') }),
        })),
      ]}
    />
  )
}
