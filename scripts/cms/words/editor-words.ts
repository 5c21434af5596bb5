import { type EditorLanguage, editorLocales } from '@/scripts/cms/words/languages';

/** What the editor says to its reader beyond the reasons of the checks. */
type Words = {
  /** Above the list of what to correct. */
  toCorrect: (count: number) => string;
  /** Above the list of texts that somebody else has saved meanwhile, too. */
  conflicting: string;
  /** Below that list: how to decide between the two. */
  decide: string;
  /** A text in quotes. */
  quoted: (text: string) => string;
  /** No answer from the Git host. */
  offline: string;
  /** The Git host does not know the token, or no longer. */
  tokenExpired: string;
  /** The token may not write texts. */
  tokenForbidden: string;
  /** The Git host cannot answer, or not yet. */
  hostFailed: string;
  /** Something else than a text was to be saved. */
  onlyTexts: string;
};

export const words: Record<EditorLanguage, Words> = {
  de: {
    toCorrect: (count) =>
      count === 1
        ? 'Bitte noch eine Stelle berichtigen:'
        : `Bitte noch ${count} Stellen berichtigen:`,
    conflicting:
      'Jemand anderes hat inzwischen einen Text gespeichert, den auch Ihr Entwurf ändert. Gespeichert ist:',
    decide:
      'Soll Ihr Text gelten, speichern Sie noch einmal. Soll der gespeicherte gelten, schreiben Sie ihn in das Feld.',
    quoted: (text) => `„${text}“`,
    offline:
      'Keine Verbindung zu GitHub. Lassen Sie diese Seite offen, prüfen Sie die Verbindung und speichern Sie dann noch einmal.',
    tokenExpired:
      'Ihr Zugangstoken gilt nicht mehr. Melden Sie sich oben rechts im Kontomenü ab und mit einem neuen Token wieder an. Öffnen Sie dann dieselbe Seite: Der Editor bietet an, Ihren Entwurf wiederherzustellen.',
    tokenForbidden:
      'Ihr Zugangstoken darf hier nichts speichern. Bitten Sie den Betreiber um ein Token mit Schreibrecht für „Contents“ und melden Sie sich damit neu an. Ihr Entwurf bleibt in diesem Browser.',
    hostFailed:
      'GitHub kann gerade nicht antworten. Lassen Sie diese Seite offen und speichern Sie in ein paar Minuten noch einmal.',
    onlyTexts:
      'Dieser Editor speichert nur Texte. Bilder und andere Dateien bringt der Betreiber der Website ein.',
  },
  en: {
    toCorrect: (count) =>
      count === 1 ? 'Please correct one more place:' : `Please correct ${count} more places:`,
    conflicting:
      'Somebody else has saved a text meanwhile that your draft changes, too. What is saved:',
    decide: 'To keep your text, save again. To keep the saved one, write it into the field.',
    quoted: (text) => `“${text}”`,
    offline:
      'No connection to GitHub. Leave this page open, check the connection, then save again.',
    tokenExpired:
      'Your access token is no longer valid. Sign out in the account menu at the top right, and sign in with a new token. Then open the same page: the editor offers to restore your draft.',
    tokenForbidden:
      'Your access token may not save here. Ask the owner for a token that may write “Contents”, and sign in with it. Your draft stays in this browser.',
    hostFailed:
      'GitHub cannot answer at the moment. Leave this page open and save again in a few minutes.',
    onlyTexts:
      'This editor saves texts only. The owner of the website adds pictures and other files.',
  },
  vas: {
    toCorrect: (count) =>
      count === 1 ? 'Ispravite još jedno mjesto:' : `Mjesta koja još treba ispraviti: ${count}`,
    conflicting:
      'Neko drugi je u međuvremenu spremio tekst koji mijenja i Vaša skica. Spremljeno je:',
    decide:
      'Ako treba ostati Vaš tekst, spremite još jednom. Ako treba ostati spremljeni, upišite ga u polje.',
    quoted: (text) => `„${text}“`,
    offline:
      'Nema veze s GitHubom. Ostavite ovu stranicu otvorenu, provjerite vezu i ponovo spremite.',
    tokenExpired:
      'Vaš pristupni token više ne važi. Odjavite se u meniju računa gore desno i prijavite se novim tokenom. Zatim otvorite istu stranicu: uređivač nudi da vrati Vašu skicu.',
    tokenForbidden:
      'Vaš pristupni token ovdje ne smije ništa spremiti. Zatražite od vlasnika token koji smije pisati „Contents“ i prijavite se njime. Vaša skica ostaje u ovom pregledniku.',
    hostFailed:
      'GitHub trenutno ne odgovara. Ostavite ovu stranicu otvorenu i ponovo spremite za nekoliko minuta.',
    onlyTexts:
      'Ovaj uređivač sprema samo tekstove. Slike i druge datoteke dodaje vlasnik stranice.',
  },
};

/** Texts of the editor's own interface, as in its translation files. */
export type Strings = { [key: string]: string | Strings };

/**
 * What the editor's own translations lack, or say in a way that does not help here: that saving
 * failed although the text is only to be corrected.
 */
export const editorStrings: Record<(typeof editorLocales)[EditorLanguage], Strings> = {
  [editorLocales.de]: {
    saving_entry: {
      error: {
        title: 'Nicht gespeichert',
        description: 'Nichts ist verloren: Ihr Text steht noch im Editor.',
      },
    },
    save_conflict: {
      title: 'Jemand anderes war schneller',
      modified_by: '{$name} hat diese Seite am {$date} geändert, nachdem Sie sie geöffnet hatten.',
      modified: 'Diese Seite wurde geändert, nachdem Sie sie geöffnet hatten.',
      deleted: 'Diese Seite wurde gelöscht, nachdem Sie sie geöffnet hatten.',
      overwrite_warning:
        'Wenn Sie jetzt speichern, gehen die Änderungen der anderen Person verloren. Laden Sie lieber den Editor im Browser neu (Taste F5) und wählen Sie „Wiederherstellen“: So bleiben Ihre Änderungen und die der anderen Person.',
      recreate_warning: 'Wenn Sie jetzt speichern, wird sie neu angelegt.',
      save_anyway: 'Andere Änderungen überschreiben',
      branch_moved:
        'Jemand anderes hat im selben Augenblick gespeichert. Bitte speichern Sie noch einmal.',
    },
    remote_change: {
      reload_entry: 'Meine Änderungen verwerfen',
      confirm_reloading_entry:
        'Die Seite zeigen, wie sie gespeichert ist? Was Sie nicht gespeichert haben, geht verloren.',
    },
    restore_backup_description:
      'Ein Entwurf dieser Seite ist noch nicht gespeichert (zuletzt geändert: {$datetime}). Wiederherstellen? Was andere seitdem gespeichert haben, bleibt erhalten.',
    show_errors: 'Fehler zeigen',
  },
  [editorLocales.en]: {
    saving_entry: {
      error: {
        title: 'Not saved',
        description: 'Nothing is lost: your text is still in the editor.',
      },
    },
    save_conflict: {
      title: 'Somebody else was faster',
      save_anyway: 'Overwrite their changes',
      overwrite_warning:
        'If you save now, their changes will be lost. Rather reload the editor in the browser (F5) and choose “Restore”: that keeps your changes and theirs.',
    },
    restore_backup_description:
      'A draft of this page has not been saved yet (last change: {$datetime}). Restore it? What others have saved since stays.',
    remote_change: {
      reload_entry: 'Discard my changes',
      confirm_reloading_entry:
        'Show the page as it is saved? What you have not saved will be lost.',
    },
  },
  [editorLocales.vas]: {
    saving_entry: {
      error: {
        title: 'Nije spremljeno',
        description: 'Ništa nije izgubljeno: Vaš tekst je još u uređivaču.',
      },
    },
    save_conflict: {
      title: 'Neko drugi je bio brži',
      modified_by: '{$name} je {$date} izmijenio ovu stranicu, nakon što ste je otvorili.',
      modified: 'Ova stranica je izmijenjena nakon što ste je otvorili.',
      deleted: 'Ova stranica je obrisana nakon što ste je otvorili.',
      overwrite_warning:
        'Ako sada spremite, izmjene druge osobe će se izgubiti. Radije ponovo učitajte uređivač u pregledniku (tipka F5) i izaberite „Vrati“: tako ostaju i Vaše izmjene i izmjene druge osobe.',
      recreate_warning: 'Ako sada spremite, stranica će se ponovo napraviti.',
      save_anyway: 'Prepiši tuđe izmjene',
      branch_moved: 'Neko drugi je spremao u istom trenutku. Spremite još jednom.',
    },
    remote_change: {
      reload_entry: 'Odbaci moje izmjene',
      confirm_reloading_entry:
        'Prikazati stranicu kako je spremljena? Izgubit ćete ono što niste spremili.',
    },
    restore_backup_description:
      'Skica ove stranice još nije spremljena (zadnja izmjena: {$datetime}). Vratiti je? Što su drugi u međuvremenu spremili, ostaje.',
    show_errors: 'Prikaži greške',
  },
};
