import db from '@adonisjs/lucid/services/db'
import type { SearchEngine } from '#app/core/search/search_engine'
import User from '#app/accounts/models/user'
import Matter from '#app/matters/models/matter'
import Workspace from '#app/workspaces/models/workspace'
import { DEMO_MATTERS } from './demo_matters.js'
import { DEMO_PEOPLE, type DemoPerson } from './demo_people.js'
import { seedCollections } from './seed_collections.js'
import { seedActivities } from './seed_activities.js'
import { bankStatementIsThere, seedBankStatement } from './seed_bank_statement.js'
import { seedCalendars } from './seed_calendars.js'
import { seedComputations } from './seed_computations.js'
import { seedAmparo } from './seed_amparo.js'
import { seedCourtLists } from './seed_court_lists.js'
import { seedDeadlines } from './seed_deadlines.js'
import { seedDocuments } from './seed_documents.js'
import { seedFees } from './seed_fees.js'
import { seedFirm } from './seed_firm.js'
import { seedCfdi } from './seed_cfdi.js'
import { seedCharges } from './seed_charges.js'
import { seedClients } from './seed_clients.js'
import { seedAffiliate } from './seed_affiliate.js'
import { seedHearings } from './seed_hearings.js'
import { seedInvitations } from './seed_invitations.js'
import { libraryIsThere, seedLibrary } from './seed_library.js'
import { seedMatters } from './seed_matters.js'
import { DEMO_FIRM, seedPeople } from './seed_people.js'
import { seedPins } from './seed_pins.js'
import { seedPracticeMatters } from './seed_practice_matters.js'
import { seedPortal } from './seed_portal.js'
import { seedReminders } from './seed_reminders.js'
import { seedReports } from './seed_reports.js'
import { seedRoles } from './seed_roles.js'
import { seedConflicts } from './seed_conflicts.js'
import { seedTemplates } from './seed_templates.js'
import { seedTokens, tokensAreThere } from './seed_tokens.js'

/** Seeds the demo in steps; each finds out by itself what is missing, so it can be killed and run again. */
export class SeedDemo {
  /** `only` names the sources whose library is wanted; left out: all. */
  constructor(
    private readonly engine: SearchEngine,
    private readonly only?: string[]
  ) {}

  /** Returns whether anything was missing. `say` hears what is being done. */
  async handle(say: (line: string) => void): Promise<boolean> {
    const firm = await this.firm()
    if (firm && (await this.isComplete(firm))) return false
    if (!firm) {
      say('demo: people and their firms')
      await db.transaction((trx) => seedPeople(trx))
    }
    const workspace = firm ?? (await this.firm())!
    await seedRoles(workspace)
    await seedFirm(workspace, [await this.person('owner'), await this.person('lawyer'), await this.person('assistant')])
    say('demo: matters')
    await seedMatters(workspace, [await this.person('owner'), await this.person('lawyer')], await this.person('client'))
    await seedClients(workspace, await this.person('owner'))
    await seedCharges(workspace, [await this.person('owner'), await this.person('client')])
    await seedFees(workspace, [await this.person('owner'), await this.person('lawyer')])
    await seedCfdi(workspace, await this.person('owner'))
    await seedReminders(workspace, await this.person('owner'))
    await seedBankStatement(workspace, await this.person('owner'))
    await seedTemplates(workspace, await this.person('owner'))
    await seedConflicts(workspace, await this.person('owner'))
    await seedActivities(workspace, [await this.person('owner'), await this.person('lawyer')])
    await seedCalendars(workspace, await this.person('owner'))
    await seedHearings(workspace, [await this.person('owner'), await this.person('lawyer')])
    await seedComputations(workspace, [await this.person('owner'), await this.person('lawyer')])
    await seedAmparo(workspace, [await this.person('owner'), await this.person('lawyer')])
    await seedDeadlines(workspace, [await this.person('owner'), await this.person('lawyer')])
    say('demo: fictitious legal documents, through the ingestion')
    say(`demo: ${await seedLibrary(this.engine, this.only)} documents`)
    await seedPins(workspace, await this.person('lawyer'))
    await seedCollections(workspace, await this.person('owner'), await this.person('lawyer'))
    await seedPortal(workspace, await this.person('lawyer'), await this.person('client'))
    await seedInvitations(workspace, await this.person('owner'), await this.person('lawyer'))
    await seedAffiliate(await this.person('owner'))
    await seedPracticeMatters(workspace, [await this.person('owner'), await this.person('lawyer')])
    await seedCourtLists(workspace, await this.person('owner'))
    await seedDocuments(workspace, await this.person('owner'))
    await seedReports(workspace, await this.person('owner'))
    await seedTokens(workspace, await this.person('owner'))
    return true
  }

  private firm(): Promise<Workspace | null> {
    return Workspace.findBy('slug', DEMO_FIRM.slug)
  }

  private person(role: DemoPerson['role']): Promise<User> {
    return User.findByOrFail('email', DEMO_PEOPLE.find((person) => person.role === role)!.email)
  }

  private async isComplete(workspace: Workspace): Promise<boolean> {
    const matters = await Matter.in(workspace).count('* as total').first()
    if (Number(matters!.$extras.total) < DEMO_MATTERS.length || !(await libraryIsThere(this.only))) return false
    // The last steps: an earlier version, or a run that was killed, may have left off before them.
    return (await bankStatementIsThere(workspace)) && tokensAreThere(await this.person('owner'))
  }
}
