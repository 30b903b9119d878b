/**
 * Words by which another language is recognised: common ones, and those of training. None of them is an English word, or
 * one that English athletes use. Separated by spaces.
 */
export const foreignWords: ReadonlySet<string> = new Set(
  [
    // German
    'und mit auf dem das ist ich nicht eine einen davon danach dann letzten erste alle zwischen pausen minuten stunde stunden sekunden lauf laufen dauerlauf steigerungslauf schwimmen rad radfahren schneller locker lockeres einlaufen auslaufen einschwimmen ausschwimmen schwelle ruhig zügig intervalle erholung bergauf fahrrad radeln bahnen kraul brust rücken schmetterling sek beine arme lagen einschlagen wettkampf trabpause wiederholungen fahren heute bitte möchte technik',
    // French
    'je veux avec fois puis pendant séance récup récupération allure courir vélo sortie natation nager seuil facile tranquille côtes fractionné brasse longueurs vite lentement échauffement retour calme lente rapide à les une sur départ repos',
    // Spanish, Portuguese and Italian
    'con luego minutos segundos hora horas correr trote fuerte fácil descansos recuperación piscina espalda metros cuestas entrenamiento carrera rodaje suave ritmo rápido lento descanso calentamiento bicicleta nadar quiero por poi corsa allenamento forte vasche salita stile libero dorso rana recupero ripetute lenta veloce minuti ora ore recupero allunghi riscaldamento nuoto sono corrida leve descanso treino pedalar aquecimento',
    // Dutch and the Nordic languages
    'daarna rustig minuten uur hardlopen duurloop herstel pauze zwembad banen seconden fietsen zwemmen borstcrawl schoolslag rugcrawl rust baantjes rondje keer løp løping rolig minutter og löpning löpa lugnt minuter sedan cykel simma och hårt lätt juoksu timme timmar distans vila snabbt svømning tuntia pyöräily kevyttä uinti minuuttia kevyt kevyesti',
    // Polish, Czech and Turkish
    'bieg spokojny trucht pływanie kraulem kraul grzbietem żabką sekund co przerwy plavání futás perc alergare lari menit minut mocno spokojnie przerwa godzina minuta běh lehce hodina koşu dakika yavaş',
  ]
    .join(' ')
    .split(' '),
)
