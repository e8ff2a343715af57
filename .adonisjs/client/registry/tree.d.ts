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
    sessionRenewals: {
      store: typeof routes['security.session_renewals.store']
      show: typeof routes['security.session_renewals.show']
    }
    invitations: {
      current: typeof routes['security.invitations.current']
      show: typeof routes['security.invitations.show']
      rejections: {
        store: typeof routes['security.invitations.rejections.store']
      }
      accountSwitches: {
        store: typeof routes['security.invitations.account_switches.store']
      }
    }
  }
  settings: {
    sessions: {
      clear: typeof routes['settings.sessions.clear']
      destroy: typeof routes['settings.sessions.destroy']
    }
    confirmationCodes: {
      store: typeof routes['settings.confirmation_codes.store']
    }
    preferences: {
      update: typeof routes['settings.preferences.update']
    }
    sources: {
      index: typeof routes['settings.sources.index']
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
    invitations: {
      index: typeof routes['law_firm.invitations.index']
      acceptances: {
        store: typeof routes['law_firm.invitations.acceptances.store']
      }
      rejections: {
        store: typeof routes['law_firm.invitations.rejections.store']
      }
      clients: {
        index: typeof routes['law_firm.invitations.clients.index']
        store: typeof routes['law_firm.invitations.clients.store']
      }
      store: typeof routes['law_firm.invitations.store']
      lists: {
        store: typeof routes['law_firm.invitations.lists.store']
      }
      batches: {
        store: typeof routes['law_firm.invitations.batches.store']
      }
      letters: {
        store: typeof routes['law_firm.invitations.letters.store']
      }
      destroy: typeof routes['law_firm.invitations.destroy']
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
  root: typeof routes['root']
  notFound: typeof routes['not_found']
  fallback: typeof routes['fallback']
}
