/** Loads what each module adds to the registries of `core`. */
import '#app/core/mail/deliver_mail'
import '#app/accounts/contributions'
import '#app/workspaces/contributions'
import '#app/clients/contributions'
import '#app/matters/contributions'
import '#app/research/contributions'
import '#app/matters/analysis_panel'
