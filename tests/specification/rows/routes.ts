/** The addresses of the screens, who is let in, and which entries the sidebar shows when. */
export const routes = {
  'route.home': '/ is the dashboard.',
  'route.portfolio': '/portfolio shows the profile.',
  'route.portfolio-edit': '/portfolio/{id}/edit changes the profile; the id is the person’s own or “me”.',
  'route.applications': '/applications shows the personal information.',
  'route.applications-create': '/applications/create is the empty form for personal information.',
  'route.applications-me-edit': '/applications/me/edit shows the form filled with the saved record.',
  'route.applications-id-edit': '/applications/{id}/edit does the same for the record’s own id.',
  'route.contact-information': '/contact-information shows the addresses.',
  'route.contact-information-create': '/contact-information/create is the empty form for the addresses.',
  'route.contact-information-me-edit':
    '/contact-information/me/edit shows the form filled with the saved addresses.',
  'route.contact-information-id-edit':
    '/contact-information/{id}/edit does the same for the record’s own id.',
  'route.qualification-information': '/qualification-information lists the qualification levels.',
  'route.qualification-information-create':
    '/qualification-information/create is the form for a further level.',
  'route.qualification-information-me-edit':
    '/qualification-information/me/edit opens the level named by the query parameter qualification_level.',
  'route.qualification-information-id-edit':
    '/qualification-information/{id}/edit opens the qualification with that id.',
  'route.registration-new': '/registration/new is the form for a new registration.',
  'route.registration-renewal': '/registration/renewal is the form for a renewal.',
  'route.print-out-new': '/printOut/new is the print-out of a new registration.',
  'route.print-out-renewal': '/printOut/renewal is the print-out of a renewal.',
  'route.user-applications': '/user-applications shows the user application record.',
  'route.user-applications-create': '/user-applications/create is its empty form.',
  'route.user-applications-edit': '/user-applications/{id}/edit changes it.',
  'route.calculator': '/calculator is the fee calculator.',
  'route.fee-calculation':
    '/fee-calculation shows the last result, or a link to the calculator if there is none.',
  'route.fee-calculation-create': '/fee-calculation/create is the calculator as well.',
  'route.documents': '/documents is the screen of the four documents.',
  'route.user-documents': '/user-documents is the screen of the seven documents.',
  'route.auth-login': '/auth/login is the sign-in.',
  'route.auth-register': '/auth/register opens an account.',
  'route.auth-forgot-password': '/auth/forgot-password asks for an e-mail address.',
  'route.auth-reset-password': '/auth/reset-password/{token} sets a new password.',
  'route.admin-auth-login': '/admin/auth/login is the sign-in of the staff.',
  'route.admin': '/admin is the staff area.',
  'guard.user-once': 'The current user is loaded once, however many signed-in screens a person opens.',
  'guard.user': 'Without a session, a signed-in screen redirects to /auth/login.',
  'guard.admin-once': 'In the staff area the administrator is loaded once.',
  'guard.admin': 'Without a staff session, the staff area redirects to /admin/auth/login.',
  'guard.open':
    'The sign-in pages are for people who are not signed in; the pages of the footer are for all.',
  'sidebar.contact-information': 'Contact Information appears once personal information is saved.',
  'sidebar.qualification-information': 'Qualification Information appears once the addresses are saved.',
  'sidebar.registration': 'New Registration and Renewal Registration appear once there is one qualification.',
  'sidebar.print-out': 'PrintOut Registration appears once an application is submitted.',
}
