import type { SkillBank } from '../bank.ts';

export const banks: SkillBank[] = [
  {
    skill: 'Nursing',
    spoken: [
      {
        question: 'How do you prioritise care when several of your patients need you at the same time?',
        answer:
          'I look first at airway, breathing and circulation, because anything life threatening comes before everything else. Then I compare who is unstable or getting worse with who is stable, do the time-critical tasks next, and delegate safe tasks to colleagues. I reassess often, since priorities change through a shift.',
        accepted:
          "Whoever can't breathe or is bleeding comes first. Then I ask who is getting worse and who can wait, do what has to be on time and give safe jobs to colleagues. I look again all the time because it changes.",
      },
      {
        question: 'What checks do you make before you give a patient a medication?',
        answer:
          'I check the rights of medication administration: right patient, drug, dose, route and time, with the right documentation afterwards. I confirm identity with two identifiers, ask about allergies, and look at vital signs or lab results that could make the drug unsafe. If the order is unclear I hold the drug and ask the prescriber.',
        accepted:
          "Right person, right drug, right amount, right way, right time, and I sign for it after. I ask for name and birthday and check the wristband, ask about allergies and look at blood pressure or bloods. If it's not clear I don't give it and ring the doctor.",
      },
      {
        question: 'How would you hand over a patient to the nurse on the next shift?',
        answer:
          'I use a structured format such as SBAR: situation, background, assessment and recommendation. I cover the diagnosis, recent changes, vital signs, lines, medications, pending tests and risks such as falls or allergies. I do it at the bedside when possible, so the next nurse can see the patient and ask questions.',
        accepted:
          "I go in the same order each time: what's happening now, what came before, what I think and what needs doing. What's changed, drips, drugs, results we wait for, falls and allergies. Best at the bed, so they can see and ask.",
      },
      {
        question: "What would you do if you noticed a patient's condition was suddenly getting worse?",
        answer:
          'I stay with the patient, call for help and assess airway, breathing, circulation, consciousness and vital signs. I start what I am allowed to do, such as positioning or oxygen as prescribed, and alert the doctor or rapid response team using an early warning score and clear facts. Then I keep monitoring and document everything.',
        accepted:
          "I don't leave. I shout for help and check airway, breathing, pulse and whether they respond, do the obs, sit them up or give oxygen if it's prescribed. I call the doctor or the emergency team with the score, keep watching and write it all down.",
      },
      {
        question: 'How do you prevent pressure injuries in a patient who cannot move on their own?',
        answer:
          'I assess the risk with a tool such as the Braden scale and inspect the skin regularly, especially over bony areas. I reposition the patient on a planned schedule, use a pressure-relieving mattress and keep the heels off the bed. Good nutrition, clean dry skin and avoiding friction and shear matter just as much.',
        accepted:
          'I work out the risk with a score and look at the skin, mainly heels, hips and bottom. We turn them by the clock, use a special mattress and keep the heels up. They need to eat well, be dry, and never be dragged over the sheet.',
      },
    ],
    mcqs: [
      {
        question: 'Which patient should a nurse see first?',
        options: [
          'A patient with a dry dressing that is due to be changed this afternoon',
          'A patient with new breathlessness and oxygen saturation of 84%',
          'A patient who wants to discuss the discharge plan with family present',
          'A patient asking for scheduled pain relief before physiotherapy',
        ],
        answer: 'A patient with new breathlessness and oxygen saturation of 84%',
      },
      {
        question: 'What should a nurse do when a medication order cannot be read clearly?',
        options: [
          'Give the dose most often used on the ward',
          'Give half the likely dose and watch for effects',
          'Contact the prescriber to clarify before giving it',
          'Ask the patient what they usually take and give that',
        ],
        answer: 'Contact the prescriber to clarify before giving it',
      },
      {
        question:
          'What is the single most effective everyday measure to prevent the spread of infection between patients?',
        options: [
          'Hand hygiene at the right moments',
          'Keeping the windows of the ward open',
          'Giving every patient antibiotics',
          'Wearing the same gloves all shift',
        ],
        answer: 'Hand hygiene at the right moments',
      },
      {
        question: 'What does the A stand for in the SBAR communication tool?',
        options: ['Action', 'Allergy', 'Admission', 'Assessment'],
        answer: 'Assessment',
      },
      {
        question:
          'A patient with diabetes is sweaty, shaky and confused but awake and able to swallow. What is the most likely problem to check for at once?',
        options: [
          'Low blood glucose',
          'High blood pressure',
          'Too much fluid in the body',
          'High blood glucose',
        ],
        answer: 'Low blood glucose',
      },
    ],
  },
  {
    skill: 'Patient Care',
    spoken: [
      {
        question: 'How do you help a patient move safely from the bed to a wheelchair?',
        answer:
          'I explain the move, check the care plan and lock the brakes on both the bed and the wheelchair. I let the patient sit on the edge first to check for dizziness, use a transfer belt or hoist when needed, and place the chair on their stronger side. I bend my knees, keep my back straight and never lift by the arms.',
        accepted:
          "I say what we'll do and put the brakes on, bed and chair. They sit on the edge first in case they're dizzy. The chair goes on the good side and I use a belt or the hoist. Knees bent, back straight, and I don't pull on arms.",
      },
      {
        question: "How do you protect a patient's dignity while helping with washing and toileting?",
        answer:
          'I knock, explain what I am going to do and ask for consent first. I close the door or curtain, keep the person covered except for the part I am washing, and let them do what they can themselves. I speak respectfully, use their preferred name and respect their culture and choices.',
        accepted:
          "I knock, say what I'm about to do and ask if it's all right. Door shut, curtain drawn, only the bit I'm washing is uncovered. What they can do they do, I call them what they like to be called and go along with their ways.",
      },
      {
        question: 'What would you do if a patient refused care you had been asked to give?',
        answer:
          'I stay calm and respect that the patient has a right to refuse. I listen to find out why, for example pain, fear or tiredness, explain what the care is for and offer another time or way. If they still refuse I do not force it; I report it to the nurse in charge and document it.',
        accepted:
          "They're allowed to say no. I ask why, maybe it hurts or they're scared or tired, tell them what it's good for and come back later or try another way. If it's still no I leave it, tell the nurse and note it.",
      },
      {
        question: 'How do you reduce the risk of falls for an older patient?',
        answer:
          'I keep the bed low, the floor dry and clear, and the call bell, glasses and walking aid within reach. I make sure they wear non-slip shoes, help them to the toilet regularly and have good lighting at night. I also report dizziness, weakness or confusion, because these raise the risk.',
        accepted:
          "Bed down, floor dry and nothing lying about, bell and glasses and frame in reach. Shoes that grip, light on at night and I take them to the toilet before they try alone. If somebody's dizzy or muddled I pass it on.",
      },
      {
        question: 'How do you communicate with a patient who has dementia and is upset?',
        answer:
          'I approach from the front, keep my voice calm and use short, simple sentences with one idea at a time. I do not argue or correct them; I acknowledge the feeling and gently redirect to something comforting. I also look for a cause such as pain, hunger, noise or needing the toilet.',
        accepted:
          "From the front, quietly, short sentences, one thing at a time. I don't tell them they're wrong. I say I can see they're upset and lead them to something nice. And I ask myself what's behind it, pain, hungry, too loud, needs the loo.",
      },
    ],
    mcqs: [
      {
        question: 'What should you do before you move a patient from the bed into a wheelchair?',
        options: [
          "Remove the patient's shoes so that they slide easily",
          'Lock the brakes of the wheelchair and the bed',
          'Ask the patient to hold you around the neck',
          'Raise the bed to its highest position',
        ],
        answer: 'Lock the brakes of the wheelchair and the bed',
      },
      {
        question: 'You find a patient on the floor after a fall. What should you do first?',
        options: [
          'Lift them back to bed quickly by holding them under the arms',
          'Go and write the incident report while you remember it',
          'Stay, check for injury and call for help before moving them',
          'Ask them to stand up so you can see whether anything hurts',
        ],
        answer: 'Stay, check for injury and call for help before moving them',
      },
      {
        question: 'In which position should a conscious patient normally be when you help them eat?',
        options: [
          'Lying on the stomach',
          'Sitting upright',
          'Lying flat on the back',
          'Lying flat on one side',
        ],
        answer: 'Sitting upright',
      },
      {
        question:
          "A relative of a neighbour asks you about a patient's diagnosis. What is the right response?",
        options: [
          'Explain that you cannot share patient information',
          'Tell them if they promise not to repeat it to anyone',
          'Show them the chart so that you say nothing aloud',
          'Share only the name of the condition and nothing else',
        ],
        answer: 'Explain that you cannot share patient information',
      },
      {
        question: 'What is an early sign of a pressure injury on the skin over a bone?',
        options: [
          'Hair growing more thickly over the area',
          'Goose bumps that appear when the room is cold',
          'Dry skin that improves after moisturising',
          'Redness that does not fade when it is pressed',
        ],
        answer: 'Redness that does not fade when it is pressed',
      },
    ],
  },
  {
    skill: 'First Aid',
    spoken: [
      {
        question: 'What are your first steps when you find someone collapsed on the ground?',
        answer:
          'I make sure the scene is safe for me, then check for a response by tapping the shoulders and speaking loudly. If there is no response I call for help, get emergency services and a defibrillator, open the airway and check breathing for up to ten seconds. If breathing is not normal I start CPR at once.',
        accepted:
          'Is it safe for me? Then I tap them and shout. If nothing comes back I get someone to ring emergency and fetch the defib, tip the head back and look for breathing, ten seconds at most. Not breathing normally means I start pressing.',
      },
      {
        question: 'How do you perform CPR on an adult?',
        answer:
          'I put the heel of one hand on the centre of the chest with the other on top, and push hard and fast, about five to six centimetres deep at 100 to 120 per minute. I let the chest recoil fully. If trained, I give two breaths after every thirty compressions, and use a defibrillator as soon as it arrives.',
        accepted:
          "Hands on top of each other in the middle of the chest, push hard and fast, five to six centimetres, about two a second, and let it come up again. Thirty and then two breaths if you've learned it. Defib on as soon as it's there.",
      },
      {
        question: 'How would you treat severe bleeding from an arm or leg?',
        answer:
          'I put on gloves if I have them and press firmly and directly on the wound with a clean dressing while someone calls emergency services. I keep the pressure on and add dressings on top rather than lifting the first. If it is life threatening and does not stop, I apply a tourniquet above the wound and note the time.',
        accepted:
          "Gloves if there are any, something clean on it and press hard, and somebody calls an ambulance. I don't take it off, I put more on top. If it won't stop and it's life or death, a tourniquet goes above it and I write down when.",
      },
      {
        question: 'What first aid would you give to someone with a burn from hot liquid?',
        answer:
          'I stop the burning, remove jewellery and loose clothing near the burn, but leave anything that is stuck. I cool it under cool running water for about twenty minutes, not ice, then cover it loosely with cling film or a clean non-stick dressing. I avoid creams and get medical help for large, deep, facial or hand burns.',
        accepted:
          'Get it away from the heat, rings off, but nothing that sticks. Twenty minutes under cool running water, no ice. Then cling film or something clean over it, no cream. Big or deep ones, faces and hands go to the doctor.',
      },
      {
        question: 'How do you help a conscious adult who is choking?',
        answer:
          'If they can cough I encourage coughing and watch them closely. If they cannot breathe, speak or cough, I give up to five firm back blows between the shoulder blades, then up to five abdominal thrusts, and alternate until it clears. If they become unresponsive I call emergency services and start CPR.',
        accepted:
          'If they cough, let them cough and stay there. If nothing comes out any more, five hard slaps between the shoulder blades, then five squeezes of the belly from behind, and again. If they pass out I ring for help and start CPR.',
      },
    ],
    mcqs: [
      {
        question: 'What is the recommended rate of chest compressions for an adult in CPR?',
        options: [
          '40 to 60 per minute',
          '100 to 120 per minute',
          '150 to 180 per minute',
          '70 to 90 per minute',
        ],
        answer: '100 to 120 per minute',
      },
      {
        question: 'What should you use to cool a fresh burn?',
        options: [
          'Ice placed directly on the skin',
          'Butter or cooking oil',
          'Cool running water',
          'Toothpaste',
        ],
        answer: 'Cool running water',
      },
      {
        question: 'Which signs most strongly suggest that someone is having a stroke?',
        options: [
          'Face drooping, arm weakness and slurred speech',
          'Sneezing, itchy eyes and a blocked nose',
          'A painful knee and swelling around one ankle joint',
          'Stomach cramps, vomiting and mild fever',
        ],
        answer: 'Face drooping, arm weakness and slurred speech',
      },
      {
        question:
          'Which first aid treatment should be given at once for a severe allergic reaction with difficulty breathing?',
        options: [
          'A cold pack on the neck, and let the person walk about',
          'A large meal, and let the person sleep lying flat',
          'A hot drink, and wait one hour to see if it settles',
          'An adrenaline auto-injector, and call emergency services',
        ],
        answer: 'An adrenaline auto-injector, and call emergency services',
      },
      {
        question:
          'How should you place an unresponsive person who is breathing normally and has no suspected spinal injury?',
        options: [
          'Sitting up in a chair with the head forward',
          'Flat on their back with a pillow under the head',
          'On their side in the recovery position',
          'Face down with the arms by their sides',
        ],
        answer: 'On their side in the recovery position',
      },
    ],
  },
  {
    skill: 'Phlebotomy',
    spoken: [
      {
        question: 'How do you make sure you are drawing blood from the right patient?',
        answer:
          "I ask the patient to state their full name and date of birth rather than reading it out for them. I compare at least two identifiers with the wristband and the request form, and resolve any mismatch before drawing. I label the tubes at the patient's side straight after collection, never beforehand and never later.",
        accepted:
          "I let them tell me their name and birthday, I don't say it for them. That has to match the wristband and the form or I stop and sort it out. The labels go on right there at the bed when the blood's in, not before.",
      },
      {
        question: 'Why does the order of draw matter, and what is the usual order?',
        answer:
          'It stops additives from one tube carrying over into the next and giving false results. The usual order is blood cultures first, then the light blue citrate tube, serum tubes, heparin, EDTA and finally fluoride. For example, potassium EDTA carried into a serum tube would raise potassium and lower calcium falsely.',
        accepted:
          'Stuff from one tube gets into the next and spoils the result. So cultures first, then blue, then serum, heparin, purple and grey at the end. If purple gets into serum, potassium looks too high and calcium too low.',
      },
      {
        question: 'How do you choose a suitable vein for a blood draw?',
        answer:
          'I look at the inner elbow first and prefer the median cubital vein, because it is large, well anchored and usually less painful. I feel for a vein that is soft and bouncy and make sure it does not pulse like an artery. I avoid scarred or swollen areas, arms with a drip or fistula, and a mastectomy side.',
        accepted:
          "Inside of the elbow first, the big one in the middle, it doesn't roll and hurts least. I feel for something soft that springs back and doesn't beat. No scars, no swelling, not the arm with the drip or fistula or on the side of a breast operation.",
      },
      {
        question: 'What would you do if a patient felt faint while you were taking blood?',
        answer:
          'I release the tourniquet, take the needle out at once and press on the site. I keep the patient from falling, lower the head or lay them flat with the legs raised, loosen tight clothing and call for help. I stay until they recover, then report and document it.',
        accepted:
          "Tourniquet off, needle out, press. I make sure they don't fall, lay them down, legs up, open the collar and call someone. I stay till they feel all right again, then tell the nurse and write it down.",
      },
      {
        question: 'How do you prevent a blood sample from becoming haemolysed?',
        answer:
          'I let the alcohol dry, choose a good vein and use the right needle size, usually 21 or 22 gauge for adults. I keep the tourniquet on for under a minute, avoid pulling hard on a syringe, and fill tubes by their own vacuum. I mix them by gentle inversion and never shake them.',
        accepted:
          "Let the alcohol dry, pick a good vein and a needle that's not too thin. Tourniquet on for less than a minute, no hard pulling on the syringe, the tube fills by itself. Then turn it over gently a few times, don't shake.",
      },
    ],
    mcqs: [
      {
        question: 'What is the longest a tourniquet should normally stay on during a routine blood draw?',
        options: [
          'Until the patient reports numbness',
          'About five minutes',
          'About ten minutes',
          'About one minute',
        ],
        answer: 'About one minute',
      },
      {
        question: 'When should blood tubes be labelled?',
        options: [
          'When the tubes reach the laboratory bench',
          "At the end of the round, at the nurses' station",
          'Right after collection, beside the patient',
          'Before the patient arrives, to save time',
        ],
        answer: 'Right after collection, beside the patient',
      },
      {
        question: 'Which vein is usually the first choice for a routine blood draw in an adult?',
        options: ['Great saphenous vein', 'Median cubital vein', 'External jugular vein', 'Femoral vein'],
        answer: 'Median cubital vein',
      },
      {
        question: 'What should you do with a used needle straight after a blood draw?',
        options: [
          'Activate the safety device and drop it in a sharps container',
          'Wrap it in gauze and put it in the general waste',
          'Bend it so that it cannot be used a second time',
          'Put the cap back on with both hands and keep it on the tray',
        ],
        answer: 'Activate the safety device and drop it in a sharps container',
      },
      {
        question:
          'Which tube should be filled first when you need a light blue citrate tube, a lavender EDTA tube and a grey fluoride tube?',
        options: [
          'The order makes no difference',
          'The lavender EDTA tube',
          'The grey fluoride tube',
          'The light blue citrate tube',
        ],
        answer: 'The light blue citrate tube',
      },
    ],
  },
];
