/** What the portal is for, and the frame around its screens. */
export const portal = {
  'portal.people': 'Pharmacists and staff use the portal; each group has its own sign-in.',
  'portal.journey':
    'A pharmacist opens an account, enters personal, contact and qualification data, applies, and prints the application.',
  'portal.documents': 'A pharmacist uploads scanned documents.',
  'portal.fee-calculator': 'A calculator tells what an application costs.',
  'portal.own-record': 'A pharmacist can read their own user application record.',
  'portal.addressed-to-secretary': 'The printed application is addressed to the Secretary of the council.',
  'portal.act': 'The form names Register A and sections 24 and 25 of the Pharmacy Act 1967.',
  'portal.admin-dashboard': 'The staff area greets the administrator and has a sidebar that collapses.',
  'portal.loader': 'The page shows a loader until the portal knows who is signed in.',
  'portal.layouts':
    'There are three layouts: the main one with sidebar, top bar and footer, the sign-in card, and the sign-in card of the staff.',
  'portal.footer': 'The footer links to Support, Help Center, Privacy and Terms.',
  'portal.top-bar-menu':
    'The menu of the top bar offers Profile, Analytics, Settings & Privacy, Help Center and Log out.',
  'portal.analytics': 'Analytics shows a person’s own application in figures.',
  'portal.log-out': 'Log out returns to the sign-in page.',
  'portal.sidebar-scroll': 'A sidebar that is longer than the window scrolls.',
  'portal.sidebar-toggle': 'One button expands and collapses the sidebar.',
  'portal.sidebar-groups': 'The sidebar still scrolls correctly after one of its groups opens or closes.',
  'portal.theme': 'The colours of the palette are defined once, on the root element.',
}
