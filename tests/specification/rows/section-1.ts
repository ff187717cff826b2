/** Section 1: what the portal does and for whom. */
export const section1 = {
  '1.people':
    'Two kinds of people use the portal, pharmacists and administrators, each with a sign-in of their own.',
  '1.journey':
    'A pharmacist comes from an account through personal, contact and qualification data and the form to paper.',
  '1.documents': 'Scanned documents are uploaded.',
  '1.fee-calculator': 'A calculator says what an application costs.',
  '1.own-record': 'A person looks at their own application record.',
  '1.addressed-to-secretary': 'The printed application is addressed to the Secretary of the council.',
  '1.act': 'The form names Register A and sections 24 and 25 of the act of 1967.',
  '1.admin-dashboard': 'The admin area has a sidebar that collapses, and greets the administrator.',
  '1.loader': 'A loader stands on the page until it is known who is signed in.',
  '1.layouts':
    'Three layouts: master with sidebar, top bar and footer; the sign-in card; the card of the staff.',
  '1.footer': 'Footer: Support, Help Center, Privacy, Terms.',
  '1.top-bar-menu': 'Menu of the top bar: Profile, Analytics, Settings & Privacy, Help Center, Log out.',
  '1.analytics': 'Analytics leads to a page; ours shows the person’s own application in figures.',
  '1.log-out': 'Log out leads to /auth/login.',
  '1.sidebar-scroll': 'A sidebar longer than the window scrolls.',
  '1.sidebar-toggle': 'One button expands and collapses the sidebar.',
  '1.sidebar-groups': 'A group that opens or closes has the scroll area calculated anew.',
}
