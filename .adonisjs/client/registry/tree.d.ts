/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  security: {
    login: typeof routes['security.login']
    sessions: {
      store: typeof routes['security.sessions.store']
      destroy: typeof routes['security.sessions.destroy']
    }
  }
  main: {
    home: typeof routes['main.home']
    client: typeof routes['main.client']
    workspaces: {
      index: typeof routes['main.workspaces.index']
      select: typeof routes['main.workspaces.select']
    }
  }
  lawFirm: {
    home: typeof routes['law_firm.home']
    files: typeof routes['law_firm.files']
    matters: {
      index: typeof routes['law_firm.matters.index']
      create: typeof routes['law_firm.matters.create']
      options: typeof routes['law_firm.matters.options']
      show: typeof routes['law_firm.matters.show']
      store: typeof routes['law_firm.matters.store']
      update: typeof routes['law_firm.matters.update']
    }
    matterBatchArchivals: {
      store: typeof routes['law_firm.matter_batch_archivals.store']
      destroy: typeof routes['law_firm.matter_batch_archivals.destroy']
    }
    matterArchivals: {
      store: typeof routes['law_firm.matter_archivals.store']
      destroy: typeof routes['law_firm.matter_archivals.destroy']
    }
    matterPins: {
      store: typeof routes['law_firm.matter_pins.store']
      update: typeof routes['law_firm.matter_pins.update']
      destroy: typeof routes['law_firm.matter_pins.destroy']
    }
  }
  research: {
    searches: {
      results: typeof routes['research.searches.results']
      show: typeof routes['research.searches.show']
    }
    analyses: {
      show: typeof routes['research.analyses.show']
    }
    storedSearches: {
      clear: typeof routes['research.stored_searches.clear']
      destroy: typeof routes['research.stored_searches.destroy']
    }
  }
  settings: {
    preferences: {
      update: typeof routes['settings.preferences.update']
    }
    sources: {
      index: typeof routes['settings.sources.index']
    }
  }
  root: typeof routes['root']
  notFound: typeof routes['not_found']
  fallback: typeof routes['fallback']
}
