import { existsSync, readFileSync } from 'node:fs'

/** A page as it is given to the client: its name, and the props that say which parts it shows first. */
interface PreloadedPage {
  component: string
  /** What the server drew of it; absent where the browser draws it. */
  ssrBody?: string
  props: {
    language?: string
    identity?: { audience: string }
    tab?: string
    panels?: { key: string }[]
    filters?: { layout?: string }
  }
}

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

/** Files by their names under the folder of the assets. */
interface Preloads {
  scripts: string[]
  styles: string[]
}

const ENTRY = 'inertia/app.tsx'

/** The files in which panels of the homes stand whose key does not tell it. */
const HOME_PANELS: Record<string, string> = {
  'invitations.waiting': 'invitations/waiting_invitations',
  'notices.unread': 'notices/unread_notices',
  'activities.still': 'day/stalled_matters',
  'amparo.news': 'amparo/news_panel',
  'matters.recent': 'matters/recent_matters',
  'portal.today': 'portal/today_panel',
  'portal.firms': 'portal/firms_panel',
  'portal.requests': 'portal/requests_panel',
  'matters.client': 'matters/client_matters',
  'billing.due': 'billing/due_panel',
  'insights.figures': 'insights/home_panel',
  'billing.owed': 'client_account/owed_panel',
  'research.recent': 'research/recent_searches',
}

/**
 * Which files of the built client a page needs for its first drawing, so that a browser fetches them at once instead of finding them one after another.
 * Entries that the build does not have are left out: the client then finds them itself.
 */
export class PagePreloads {
  #known = new Map<string, Preloads>()

  /** @param manifest of the build, by source file */
  constructor(private manifest: Record<string, ManifestEntry>) {}

  /** Reads the manifest of the build; nothing is preloaded where there is none. */
  static read(file: string): PagePreloads {
    return new PagePreloads(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  }

  /** What starts the client: its script, the scripts that this needs, and its styles. Null where the client is not built. */
  start(): (Preloads & { entry: string }) | null {
    const entry = this.manifest[ENTRY] as ManifestEntry | undefined
    if (!entry) return null
    const { scripts, styles } = this.#filesOf([...this.#graph([ENTRY])])
    return { entry: entry.file, scripts: scripts.filter((file) => file !== entry.file), styles }
  }

  /** Whether people come to read what the server drew: its styles and fonts then have the line for themselves until it is painted. */
  isReadFirst({ component, ssrBody }: PreloadedPage): boolean {
    return component.startsWith('public/') && Boolean(ssrBody)
  }

  /** The names of the scripts and styles, without those of the start of the client. */
  of(page: PreloadedPage): Preloads {
    const entries = [
      ...frameOf(page.component),
      ...messagesOf(page),
      `inertia/pages/${page.component}.tsx`,
      ...partsOf(page),
    ]
    const key = entries.join(' ')
    const known = this.#known.get(key) ?? this.#filesBeyondStart(entries)
    this.#known.set(key, known)
    return known
  }

  #filesBeyondStart(entries: string[]): Preloads {
    const start = this.#graph([ENTRY])
    return this.#filesOf([...this.#graph(entries)].filter((key) => !start.has(key)))
  }

  #filesOf(keys: string[]): Preloads {
    const chunks = keys.map((key) => this.manifest[key])
    return {
      scripts: chunks.map(({ file }) => file),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    }
  }

  #graph(entries: string[]): Set<string> {
    const found = new Set<string>()
    const add = (key: string) => {
      const entry = this.manifest[key] as ManifestEntry | undefined
      if (!entry || found.has(key)) return
      found.add(key)
      entry.imports?.forEach(add)
    }
    entries.forEach(add)
    return found
  }
}

/** What `pages_by_name.ts` and `layout_of.tsx` fetch before the page. */
function frameOf(component: string): string[] {
  if (/^(security|errors)\//.test(component)) return []
  if (component.startsWith('public/')) return ['inertia/pages_within.ts']
  const layout = component.startsWith('welcome/') ? 'welcome_layout' : 'main_layout'
  return ['inertia/pages_within.ts', `inertia/layouts/${layout}.tsx`]
}

function messagesOf({ component, props }: PreloadedPage): string[] {
  const language = props.language === 'en' ? 'en' : 'es'
  const own = /^(security|errors)\//.test(component) ? [] : [component.startsWith('public/') ? 'library' : 'rest']
  const isForClient = language === 'es' && props.identity?.audience === 'client'
  return ['public', ...own, ...(isForClient ? ['client'] : [])].map((part) => `virtual:messages/${language}/${part}`)
}

/** The parts that the page shows first, as its `parts` has them. */
function partsOf({ component, props }: PreloadedPage): string[] {
  const feature = (path: string) => `inertia/features/${path}.tsx`
  const { tab, panels = [], filters } = props
  switch (component) {
    case 'law_firm/matters/show':
      return [feature(`${tab}/matter_tab`), ...panels.map(({ key }) => feature(`${key}/matter_panel`))]
    case 'law_firm/clients/show':
      return [feature(`${tab}/client_tab`), ...panels.map(({ key }) => feature(`${key}/client_panel`))]
    case 'law_firm/matters/index':
      return filters?.layout === 'kanban' ? [feature('matters/matters_board')] : []
    case 'main/home':
    case 'main/client':
      return panels.map(({ key }) => feature(HOME_PANELS[key] ?? key))
    default:
      return []
  }
}
